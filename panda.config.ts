import { defineConfig } from '@pandacss/dev';
import { drawingPad } from './src/rings/drawing/drawing-pad.recipe.ts';
import { ringStage } from './src/rings/view/ring-stage.recipe.ts';
import { bottomBar, drawer } from './src/shell/drawer.recipe.ts';
import { footer } from './src/shell/footer.recipe.ts';
import { counted, frame, header, languageSwitch } from './src/shell/frame.recipe.ts';
import { primaryMenu } from './src/shell/primary-menu.recipe.ts';
import { article, articleList } from './src/ui/article.recipe.ts';
import { bankTransfer } from './src/ui/bank-transfer.recipe.ts';
import { callToAction, downloads, eventList, quote, teaserGrid, textPicture, video } from './src/ui/blocks.recipe.ts';
import { cart } from './src/ui/cart.recipe.ts';
import { cartDrawer } from './src/ui/cart-drawer.recipe.ts';
import { checkout } from './src/ui/checkout.recipe.ts';
import { checkoutFrame } from './src/ui/checkout-frame.recipe.ts';
import { consentManager, consents } from './src/ui/consents.recipe.ts';
import { booking, branchList, contactBlock, legalLinks, openingHours, openingStatus } from './src/ui/contact.recipe.ts';
import { dataSheet } from './src/ui/data-sheet.recipe.ts';
import { display } from './src/ui/display.recipe.ts';
import { field, form, formLayout, searchField, suggestions } from './src/ui/field.recipe.ts';
import { fontFaces } from './src/ui/font-faces.ts';
import { gate } from './src/ui/gate.recipe.ts';
import { globalCss } from './src/ui/global-css.ts';
import { durabilityLabel, guaranteeNotice } from './src/ui/guarantee.recipe.ts';
import { listFilters, listLayout } from './src/ui/list-filters.recipe.ts';
import { offlineCard } from './src/ui/offline-card.recipe.ts';
import { orderPage } from './src/ui/order-page.recipe.ts';
import { blocks, columns, heading, legalLayout, messagePage, page, prose, wrapper } from './src/ui/page.recipe.ts';
import { pairOffers } from './src/ui/pair-offers.recipe.ts';
import { pairSheet } from './src/ui/pair-sheet.recipe.ts';
import { figure, gallery, hero, picture, productGallery } from './src/ui/picture.recipe.ts';
import { productCard, productGrid } from './src/ui/product-card.recipe.ts';
import { buyBar, productChoice } from './src/ui/product-choice.recipe.ts';
import { productForm, rating } from './src/ui/product-form.recipe.ts';
import { brandIntro, chip, listHeading, listToolbar, productList } from './src/ui/product-list.recipe.ts';
import { productPage } from './src/ui/product-page.recipe.ts';
import { ringStudio } from './src/ui/ring-studio.recipe.ts';
import { breadcrumbs, button, expander, icon, notice, skeleton, visuallyHidden } from './src/ui/small-parts.recipe.ts';
import { studioHelp } from './src/ui/studio-help.recipe.ts';
import { semanticTokens, tokens } from './src/ui/tokens.ts';
import { compare, wishlist, wishlistPage } from './src/ui/wishlist.recipe.ts';

export default defineConfig({
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/styled-system/**', './src/**/*.test.*', './src/**/*.recipe.ts'],
  outdir: 'src/styled-system',
  cssVarRoot: ':root',
  outExtension: 'js',
  importMap: {
    recipes: ['styled-system/recipes', 'styled-system/recipes/index.js'],
    css: ['styled-system/css', 'styled-system/css/index.js'],
    jsx: [],
    patterns: [],
  },
  presets: ['@pandacss/preset-base'],
  eject: true,
  hooks: {
    // Removes some forty variables on every element and layout patterns that are not used here.
    'preset:resolved': ({ preset, utils }) => utils.omit(preset, ['globalCss', 'patterns']),
  },
  preflight: false,
  lightningcss: false,
  minify: true,
  conditions: {
    extend: {
      // Touch leaves a stuck hover state.
      hovered: ['@media (hover: hover)', '&:hover'],
      pressed: '&:active',
      focusVisible: '&:focus-visible',
      selected: '&[aria-selected=true]',
      disabled: '&:is(:disabled, [aria-disabled=true])',
      current: '&[aria-current]:not([aria-current=false])',
      expanded: '&[aria-expanded=true]',
      invalid: '&:is(:user-invalid, [aria-invalid=true])',
      entering: '&[data-entering]',
      exiting: '&[data-exiting]',
    },
  },
  globalCss,
  globalFontface: fontFaces,
  globalVars: {
    // How far the consent banner lengthens the page: only the footer's own, so that nothing in it is styled again.
    '--beyond': { syntax: '<length>', inherits: false, initialValue: '0px' },
  },
  // Variants that are selected at runtime, so that Panda cannot find them in the sources.
  staticCss: {
    recipes: {
      button: ['*'],
      callToAction: ['*'],
      counted: ['*'],
      heading: ['*'],
      notice: ['*'],
      picture: ['*'],
      productCard: ['*'],
      textPicture: ['*'],
      visuallyHidden: ['*'],
      // Client components use these class names without calling the recipe.
      bottomBar: ['*'],
      buyBar: ['*'],
      cart: ['*'],
      checkout: ['*'],
      cartDrawer: ['*'],
      consentManager: ['*'],
      consents: ['*'],
      drawer: ['*'],
      field: ['*'],
      form: ['*'],
      gate: ['*'],
      icon: ['*'],
      languageSwitch: ['*'],
      listFilters: ['*'],
      listLayout: ['*'],
      offlineCard: ['*'],
      openingHours: ['*'],
      openingStatus: ['*'],
      primaryMenu: ['*'],
      searchField: ['*'],
      suggestions: ['*'],
      rating: ['*'],
      wishlist: ['*'],
      compare: ['*'],
      wishlistPage: ['*'],
      productChoice: ['*'],
      productGallery: ['*'],
      productPage: ['*'],
      drawingPad: ['*'],
      ringStage: ['*'],
    },
  },
  theme: {
    tokens,
    semanticTokens,
    breakpoints: { sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' },
    keyframes: {
      fade: { from: { opacity: 0 } },
      slideIn: { from: { transform: 'translateX(100%)' } },
    },
    recipes: {
      counted,
      button,
      buyBar,
      chip,
      columns,
      icon,
      messagePage,
      openingStatus,
      picture,
      productGrid,
      prose,
      skeleton,
      visuallyHidden,
      wrapper,
    },
    slotRecipes: {
      article,
      articleList,
      blocks,
      booking,
      bottomBar,
      branchList,
      brandIntro,
      breadcrumbs,
      callToAction,
      cart,
      checkout,
      checkoutFrame,
      cartDrawer,
      consentManager,
      consents,
      contactBlock,
      display,
      downloads,
      drawer,
      drawingPad,
      eventList,
      expander,
      field,
      figure,
      footer,
      form,
      formLayout,
      frame,
      gallery,
      gate,
      header,
      heading,
      guaranteeNotice,
      durabilityLabel,
      hero,
      languageSwitch,
      legalLayout,
      legalLinks,
      listFilters,
      listHeading,
      listLayout,
      listToolbar,
      notice,
      openingHours,
      offlineCard,
      orderPage,
      bankTransfer,
      page,
      primaryMenu,
      productCard,
      productForm,
      productChoice,
      productGallery,
      productList,
      productPage,
      quote,
      searchField,
      suggestions,
      rating,
      pairOffers,
      dataSheet,
      pairSheet,
      studioHelp,
      ringStudio,
      teaserGrid,
      textPicture,
      video,
      wishlist,
      wishlistPage,
      compare,
      ringStage,
    },
  },
});
