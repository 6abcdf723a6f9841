/// The elements of Interface Builder's documents for iOS, each with the attributes it may have.
///
/// An entry is `elements : attributes ;`. An element that begins with `@` is a group, which later
/// entries include by its name; `*` stands for any attribute. `key` is known everywhere.
///
/// Source: Interface Builder's object library and inspectors from Xcode 4 to 16, checked against
/// the 1,525 documents of the corpus. Names that a single hand-edited document has are left out on
/// purpose: reporting those is what the table is for.
extension Vocabulary {
  static let knownNames = """
    @class : id customClass customModule customModuleProvider userLabel restorationIdentifier
      colorLabel explicitIdentifier ;
    @contained : sceneMemberID storyboardIdentifier ;
    @view : @class alpha ambiguous autoresizesSubviews clearsContextBeforeDrawing clipsSubviews
      contentMode fixedFrame hidden horizontalCompressionResistancePriority
      horizontalHuggingPriority insetsLayoutMarginsFromSafeArea largeContentTitle
      layoutMarginsFollowReadableWidth misplaced multipleTouchEnabled opaque
      placeholderIntrinsicHeight placeholderIntrinsicWidth preservesSuperviewLayoutMargins
      semanticContentAttribute showsLargeContentViewer tag
      translatesAutoresizingMaskIntoConstraints userInteractionEnabled verifyAmbiguity
      verticalCompressionResistancePriority verticalHuggingPriority
      viewLayoutGuide simulatedAppContext appearanceType focusGroupIdentifier toolTip ;
    @control : @view contentHorizontalAlignment contentVerticalAlignment enabled highlighted
      selected showsMenuAsPrimaryAction contextMenuInteractionEnabled ;
    @scroll : @view alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsContentInsets
      bounces bouncesZoom canCancelContentTouches contentInsetAdjustmentBehavior
      contentViewInsetsToSafeArea delaysContentTouches directionalLockEnabled indicatorStyle
      keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled scrollEnabled
      showsHorizontalScrollIndicator showsVerticalScrollIndicator indexDisplayMode
      automaticallyAdjustsScrollIndicatorInsets ;
    @text : adjustsFontForContentSizeCategory adjustsFontSizeToFit allowsEditingTextAttributes
      minimumFontSize text textAlignment usesAttributedText ;
    @image : catalog symbolScale symbolVariant variableValue renderingMode ;
    @controller : @class @contained allowsExternalPlayback
      autoresizesArchivedViewToFullSize automaticallyAdjustsScrollViewInsets
      clearsSelectionOnViewWillAppear definesPresentationContext extendedLayoutIncludesOpaqueBars
      hidesBottomBarWhenPushed hidesBottomBarWhenPushed interfaceStyle modalPresentationStyle
      modalTransitionStyle nibName providesPresentationContextTransitionStyle title
      useStoryboardIdentifierAsRestorationIdentifier wantsFullScreenLayout
      initialViewController viewRespectsSystemMinimumLayoutMargins
      isModalInPresentation modalInPresentation preferredContentSize focusGroupIdentifier
      restoresFocusAfterTransition ;
    @bar : @view barStyle translucent shadowImage backgroundImage ;
    @gesture : @class cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled
      requiresExclusiveTouchType buttonMaskRequired name ;

    document : type version toolsVersion systemVersion targetRuntime propertyAccessControl
      useAutolayout useTraitCollections useSafeAreas colorMatched initialViewController
      launchScreen variant defaultVersion useSystemColorsInResources interfaceStyle
      generatesPrototypingConstraints ;
    device : id orientation layout appearance ;
    adaptation : id ;
    accessibilityOverrides : dynamicTypePreference boldText increaseContrast reduceTransparency
      isEnabled invertColors onOffLabels buttonShapes ;
    dependencies scenes objects resources subviews constraints connections layoutGuides cells
      sections prototypes items toolbarItems gestureRecognizers segments designables
      userDefinedRuntimeAttributes attributes leftBarButtonItems rightBarButtonItems
      viewControllers classes relationships inferredMetricsTieBreakers animations
      popoverPassthroughViews scopeButtonTitles tabStops keyCommands options
      accessibilityCustomActions accessibilityElements annotations interactions
      collectionReusableViews tabBarItems commands children
      variations traits exclusionPaths : ;
    deployment : identifier version defaultVersion ;
    development : identifier version ;
    plugIn : identifier version ;
    capability : name minToolsVersion ;
    scene : sceneID userLabel ;
    point : x y ;
    size : width height ;
    rect : x y width height ;
    frame : minX minY maxX maxY width height ;
    inset : minX minY maxX maxY ;
    edgeInsets : top left bottom right ;
    directionalEdgeInsets : top leading bottom trailing ;
    offsetWrapper : horizontal vertical ;
    range : location length ;
    value : type value width height x y ;
    integer real bool : value ;
    date : timeIntervalSinceReferenceDate ;
    string mutableString : base64-UTF8 ;
    mutableData data array mutableArray dictionary mutableDictionary set : ;
    nil : name ;
    userDefinedRuntimeAttribute : type keyPath value @image ;
    customFonts designable : name ;
    image : name width height mutableData @image ;
    imageReference : image @image ;
    namedColor systemColor : name ;
    color : colorSpace customColorSpace red green blue white alpha cyan magenta yellow black
      name catalog systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor
      xcode10CocoaTouchSystemColor catalogName ;
    fontDescription : type style name family pointSize weight size ;
    font : name size metaFont ;
    attributedString : ;
    fragment : content ;
    paragraphStyle : alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation
      lineSpacing paragraphSpacing paragraphSpacingBefore headIndent firstLineHeadIndent
      tailIndent lineHeightMultiple minimumLineHeight maximumLineHeight defaultTabInterval
      hyphenationFactor allowsDefaultTighteningForTruncation headerLevel ;
    textTab : alignment location ;
    shadow : blurRadius ;
    textAttributes : ;
    preferredSymbolConfiguration : configurationType pointSize scale weight renderingMode
      prefersMulticolor variableValueMode colorRenderingMode ;
    autoresizingMask : widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY
      flexibleMaxY ;

    constraint : id firstItem firstAttribute relation secondItem secondAttribute constant
      multiplier priority identifier symbolic symbolType placeholder userLabel type
      colorLabel ;
    variation : * ;
    mask : ;
    include exclude : reference ;
    viewLayoutGuide : id type identifier userLabel layoutMarginsFollowReadableWidth ;
    viewControllerLayoutGuide : id type userLabel ;
    layoutGuide : id identifier userLabel ;
    outlet : property destination id userLabel customIdentifier ;
    outletCollection : property destination id appends collectionClass userLabel ;
    action : selector destination eventType id userLabel ;
    segue : id kind destination identifier relationship trigger reference inheritsFrom action
      customClass customModule customModuleProvider unwindAction animates modalPresentationStyle
      modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView
      destinationCreationSelector splitViewControllerTargetIndex userLabel ;
    popoverArrowDirection : up down left right unknown ;
    class : className superclassName ;
    source : type relativePath ;
    relationship : kind name candidateClass ;

    placeholder : @class @contained placeholderIdentifier ;
    customObject : @class @contained ;
    exit : @class @contained ;
    viewController tableViewController collectionViewController hostingController
      imagePickerController : @controller ;
    navigationController : @controller toolbarHidden navigationBarHidden
      hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
      hidesBarsWhenVerticallyCompact ;
    tabBarController : @controller mode customizable ;
    splitViewController : @controller allowDoubleColumnStyle behavior
      minimumPrimaryColumnWidth maximumPrimaryColumnWidth preferredPrimaryColumnWidthFraction
      preferredDisplayMode presentsWithGesture primaryBackgroundStyle primaryEdge
      minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth
      preferredSupplementaryColumnWidthFraction showsSecondaryOnlyButton style
      displayModeButtonVisibility preferredPrimaryColumnWidth preferredSupplementaryColumnWidth
      primaryHidden ;
    pageViewController : @controller transitionStyle navigationOrientation spineLocation
      pageSpacing doubleSided ;
    avPlayerViewController : @controller videoGravity showsPlaybackControls
      allowsPictureInPicturePlayback updatesNowPlayingInfoCenter
      entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds ;
    glkViewController : @controller preferredFramesPerSecond pauseOnWillResignActive
      resumeOnDidBecomeActive ;
    viewControllerPlaceholder : @class @contained storyboardName referencedIdentifier
      bundleIdentifier ;
    searchDisplayController : @class displaysSearchBarInNavigationBar searchResultsTitle ;

    view containerView tableViewCellContentView collectionViewCellContentView
      collectionReusableView vibrancyEffectView : @view reuseIdentifier reference tableViewCell
      collectionViewCell ;
    window : @view visibleAtLaunch resizesToFullScreen ;
    label : @view @text lineBreakMode baselineAdjustment numberOfLines minimumScaleFactor
      preferredMaxLayoutWidth adjustsLetterSpacingToFitWidth enabled highlighted
      enablesMarqueeWhenAncestorFocused showsExpansionTextWhenTruncated
      allowsDefaultTighteningForTruncation lineBreakStrategy ;
    button : @control buttonType lineBreakMode reversesTitleShadowWhenHighlighted
      showsTouchWhenHighlighted adjustsImageWhenDisabled adjustsImageWhenHighlighted
      adjustsImageSizeForAccessibilityContentSizeCategory pointerInteraction springLoaded
      hasAttributedTitle role changesSelectionAsPrimaryAction usesAttributedText
      preferredBehavioralStyle behavioralStyle textAlignment ;
    state : title image backgroundImage @image ;
    buttonConfiguration : style title subtitle image imagePlacement imagePadding titlePadding
      titleAlignment cornerStyle buttonSize showsActivityIndicator macIdiomStyle indicator
      titleLineBreakMode subtitleLineBreakMode automaticallyUpdateForSelection @image ;
    backgroundConfiguration : cornerRadius strokeWidth strokeOutset image imageContentMode
      visualEffect @image ;
    segmentedControl : @control segmentControlStyle selectedSegmentIndex momentary
      apportionsSegmentWidthsByContent springLoaded ;
    segment : title image width enabled @image ;
    textField : @control @text placeholder borderStyle clearButtonMode clearsOnBeginEditing
      clearsOnInsertion background disabledBackground ;
    textInputTraits : autocapitalizationType autocorrectionType keyboardAppearance keyboardType
      returnKeyType secureTextEntry spellCheckingType enablesReturnKeyAutomatically
      textContentType smartDashesType smartInsertDeleteType smartQuotesType passwordRules
      inlinePredictionType writingToolsBehavior mathExpressionCompletionType ;
    textView : @scroll @text editable selectable clearsOnInsertion findInteractionEnabled
      writingToolsBehavior borderStyle ;
    dataDetectorType dataDetectorTypes : all none link phoneNumber address calendarEvent
      shipmentTrackingNumber flightNumber lookupSuggestion trackingNumber money physicalValue ;
    slider : @control value minValue maxValue continuous minimumValueImage maximumValueImage
      preferredBehavioralStyle behavioralStyle @image ;
    switch : @control on title preferredStyle onImage offImage ;
    stepper : @control value minimumValue maximumValue stepValue autorepeat continuous wraps ;
    pageControl : @control numberOfPages currentPage hidesForSinglePage
      defersCurrentPageDisplay backgroundStyle allowsContinuousInteraction
      preferredIndicatorImage preferredCurrentPageIndicatorImage direction ;
    datePicker : @control datePickerMode minuteInterval useCurrentDate style
      countDownDuration roundsToMinuteInterval preferredDatePickerStyle locale timeZone ;
    pickerView : @view showsSelectionIndicator ;
    colorWell : @control title supportsAlpha ;
    refreshControl : @control ;
    activityIndicatorView : @view style animating hidesWhenStopped ;
    progressView : @view progress progressViewStyle progressImage trackImage ;
    imageView : @view image highlightedImage highlighted animating adjustsImageWhenAncestorFocused
      adjustsImageSizeForAccessibilityContentSizeCategory preferredImageDynamicRange @image ;
    stackView : @view axis alignment distribution spacing spacingType
      baselineRelativeArrangement layoutMarginsRelativeArrangement ;
    scrollView : @scroll ;
    tableView : @scroll style dataMode rowHeight sectionHeaderHeight sectionFooterHeight
      estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight
      separatorStyle separatorInsetReference allowsSelection allowsMultipleSelection
      allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
      sectionIndexMinimumDisplayRowCount showsSelectionImmediatelyOnTouchBegin springLoaded
      cellLayoutMarginsFollowReadableWidth prefetchingEnabled dragInteractionEnabled
      selectionFollowsFocus remembersLastFocusedIndexPath fillerRowHeight sectionHeaderTopPadding
      selfSizingInvalidation editing ;
    tableViewSection : @class headerTitle footerTitle ;
    tableViewCell : @view style reuseIdentifier rowHeight selectionStyle accessoryType
      editingAccessoryType editingStyle focusStyle hidesAccessoryWhenEditing indentationLevel
      indentationWidth shouldIndentWhileEditing showsReorderControl textLabel detailTextLabel
      imageView image selected highlighted accessoryView springLoaded ;
    collectionView : @scroll dataMode allowsSelection allowsMultipleSelection prefetchingEnabled
      springLoaded dragInteractionEnabled remembersLastFocusedIndexPath selectionFollowsFocus
      allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
      selfSizingInvalidation ;
    collectionViewFlowLayout : @class minimumLineSpacing minimumInteritemSpacing scrollDirection
      automaticEstimatedItemSize sectionInsetReference sectionHeadersPinToVisibleBounds
      sectionFootersPinToVisibleBounds ;
    collectionViewLayout : @class ;
    collectionViewCell : @view reuseIdentifier highlighted selected ;
    visualEffectView : @view ;
    blurEffect vibrancyEffect glassEffect : style ;
    mapView : @view mapType zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation
      showsBuildings showsCompass showsPointsOfInterest showsScale showsTraffic
      showsZoomControls showsPitchControl ;
    standardMapConfiguration hybridMapConfiguration imageryMapConfiguration mapConfiguration :
      elevationStyle emphasisStyle showsTraffic ;
    webView : @view scalesPageToFit suppressesIncrementalRendering
      allowsInlineMediaPlayback mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction
      keyboardDisplayRequiresUserAction paginationBreakingMode paginationMode gapBetweenPages
      pageLength ;
    wkWebView : @view allowsBackForwardNavigationGestures allowsLinkPreview
      customUserAgent allowsMagnification ;
    wkWebViewConfiguration : allowsAirPlayForMediaPlayback allowsInlineMediaPlayback
      allowsPictureInPictureMediaPlayback applicationNameForUserAgent ignoresViewportScaleLimits
      selectionGranularity suppressesIncrementalRendering userInterfaceDirectionPolicy
      limitsNavigationsToAppBoundDomains upgradeKnownHostsToHTTPS ;
    audiovisualMediaTypes : none audio video all ;
    wkPreferences : minimumFontSize javaScriptCanOpenWindowsAutomatically javaScriptEnabled
      fraudulentWebsiteWarningEnabled ;
    glkView : @view enableSetNeedsDisplay drawableColorFormat drawableDepthFormat
      drawableMultisample drawableStencilFormat ;
    mtkView : @view colorPixelFormat depthStencilPixelFormat sampleCount autoResizeDrawable
      enableSetNeedsDisplay framebufferOnly paused preferredFramesPerSecond presentsWithTransaction
      clearDepth clearStencil ;
    sceneKitView arscnView : @view allowsCameraControl autoenablesDefaultLighting jitteringEnabled
      playing rendersContinuously loops preferredFramesPerSecond wantsMultisampling
      preferredRenderingAPI sceneName antialiasingMode automaticallyUpdatesLighting
      technique ;
    skView arskView arView : @view allowsTransparency asynchronous ignoresSiblingOrder
      preferredFramesPerSecond shouldCullNonVisibleNodes showsDrawCount showsFPS showsFields
      showsNodeCount showsPhysics showsQuadCount ;
    adBannerView : @view ;

    navigationBar : @bar largeTitles backIndicatorImage backIndicatorTransitionMaskImage
      preferredBehavioralStyle ;
    navigationItem : @class title prompt largeTitleDisplayMode hidesBackButton backButtonTitle
      leftItemsSupplementBackButton backButtonDisplayMode style hidesSearchBarWhenScrolling
      preferredSearchBarPlacement customizationIdentifier ;
    barButtonItem : @class title image systemItem style enabled width landscapeImage tag
      springLoaded selectedImage backgroundImage menuRepresentation changesSelectionAsPrimaryAction
      largeContentSizeImage selected hidden @image ;
    toolbar tabBar : @bar itemPositioning itemWidth itemSpacing selectionIndicatorImage ;
    tabBarItem : @class title image selectedImage landscapeImage systemItem badgeValue enabled tag
      springLoaded largeContentSizeImage @image ;
    searchBar : @bar placeholder prompt text searchBarStyle showsCancelButton showsBookmarkButton
      showsScopeBar showsSearchResultsButton searchResultsButtonSelected translucent enabled
      scopeBarBackgroundImage searchFieldBackgroundImage ;
    navigationBarAppearance tabBarAppearance toolbarAppearance bottomBarAppearance
      barButtonItemAppearance barButtonItemStateAppearance tabBarItemAppearance
      tabBarItemStateAppearance : backIndicatorImage backIndicatorTransitionMaskImage
      backgroundImage shadowImage backgroundEffect selectionIndicatorImage
      stackedItemPositioning stackedItemWidth stackedItemSpacing ;
    keyCommand command : @class input modifierFlags actionName action discoverabilityTitle title
      image keyEquivalent @image ;
    menu : @class title image systemMenu identifier options @image ;

    simulatedMetricsContainer : ;
    simulatedStatusBarMetrics : statusBarStyle ;
    simulatedOrientationMetrics : orientation ;
    simulatedScreenMetrics : type ;
    simulatedNavigationBarMetrics : prompted translucent barStyle ;
    simulatedToolbarMetrics simulatedTabBarMetrics : translucent barStyle ;
    freeformSimulatedSizeMetrics simulatedModalFormSheetSizeMetrics
      simulatedModalPageSheetSizeMetrics simulatedSplitMasterSizeMetrics
      simulatedSplitDetailSizeMetrics simulatedPopoverSizeMetrics simulatedFormSheetMetrics
      simulatedPageSheetMetrics simulatedSplitViewMasterMetrics
      simulatedSplitViewDetailMetrics : type ;
    extendedEdge : top bottom left right all none ;

    accessibility : label hint identifier value identifierType language respondsToUserInteraction
      shouldGroupAccessibilityChildren ;
    accessibilityTraits : none button link searchField image selected playsSound keyboardKey
      staticText summaryElement notEnabled updatesFrequently startsMediaPlayback adjustable
      allowsDirectInteraction causesPageTurn header toggleButton tabBar ;

    tapGestureRecognizer : @gesture numberOfTapsRequired numberOfTouchesRequired ;
    pinchGestureRecognizer rotationGestureRecognizer gestureRecognizer hoverGestureRecognizer :
      @gesture ;
    swipeGestureRecognizer : @gesture direction numberOfTouchesRequired ;
    panGestureRecognizer : @gesture minimumNumberOfTouches maximumNumberOfTouches
      allowedScrollTypesMask ;
    screenEdgePanGestureRecognizer : @gesture minimumNumberOfTouches maximumNumberOfTouches ;
    screenEdge edges : top bottom left right ;
    pongPressGestureRecognizer longPressGestureRecognizer : @gesture allowableMovement
      minimumPressDuration numberOfTapsRequired numberOfTouchesRequired ;
    """

  /// The attributes whose values are numbers, in the form of `knownNames`; `*` stands for whichever
  /// element.
  static let numericNames = """
    * : x y width height minX minY maxX maxY red green blue white alpha constant
      priority multiplier pointSize horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority verticalCompressionResistancePriority
      minimumFontSize minimumScaleFactor preferredMaxLayoutWidth numberOfLines spacing
      placeholderIntrinsicWidth placeholderIntrinsicHeight rowHeight sectionHeaderHeight
      sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight
      estimatedSectionFooterHeight indentationWidth indentationLevel minimumLineSpacing
      minimumInteritemSpacing minValue maxValue minimumValue maximumValue stepValue progress
      minimumZoomScale maximumZoomScale selectedSegmentIndex numberOfPages currentPage
      minimumPrimaryColumnWidth maximumPrimaryColumnWidth preferredPrimaryColumnWidthFraction
      lineSpacing paragraphSpacing paragraphSpacingBefore headIndent firstLineHeadIndent tailIndent
      lineHeightMultiple minimumLineHeight maximumLineHeight ;
    real integer slider stepper : value ;
    font : size ;
    color : cyan magenta yellow black ;
    edgeInsets : top left bottom right ;
    directionalEdgeInsets : top leading bottom trailing ;
    offsetWrapper : horizontal vertical ;
    range : location length ;
    """
}
