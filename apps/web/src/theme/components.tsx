import type { Components, Theme } from '@mui/material/styles'
import { Chevron } from './Chevron.tsx'
import { FOLGA_DA_BARRA, motion, noPe } from './metrics.ts'

const comings = { enter: motion.in * 1000, exit: motion.out * 1000 }

const ring = (theme: Theme) => ({ outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 })

/** Both kinds: the arrow stands half its own height above the middle. */
const select = {
  defaultProps: { IconComponent: Chevron },
  styleOverrides: {
    icon: {
      top: 'calc(50% - 9px)',
      right: 10,
      color: 'var(--rh-palette-text-secondary)',
      '.MuiInput-root &': { right: 0 },
    },
  },
}

/** How the library's components look here; anything said here is said once. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        scrollbarColor: 'var(--rh-palette-outline) transparent',
        // What takes the focus is not left behind a bar (WCAG 2.4.11).
        scrollPaddingBottom: `calc(${noPe()} + ${FOLGA_DA_BARRA}px)`,
      },
      body: { minHeight: '100dvh', WebkitFontSmoothing: 'antialiased' },
      // What points somewhere points the other way where the text runs the other way.
      '[dir="rtl"] svg[data-aponta]': { transform: 'scaleX(-1)' },
      // The words stay Portuguese: each run of them keeps its own order (full stops, masks, numbers), on the right.
      '[dir="rtl"] :where(body *:not(button, th))': {
        unicodeBidi: 'plaintext',
        textAlign: ['match-parent', '-webkit-match-parent'],
      },
      a: { color: 'var(--rh-palette-primary-main)', textUnderlineOffset: 3 },
      ':focus-visible': { outline: '2px solid var(--rh-palette-primary-main)', outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a duration near zero: on every element, it would hand what is inherited down a frame per level.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Forced colours take backgrounds away: what only they said is said by a border or a colour of the system.
      '@media (forced-colors: active)': {
        '.MuiButton-contained, .MuiFab-root': { border: '1px solid' },
        '.MuiToggleButton-root.Mui-selected, .MuiTabs-indicator': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
      },
      // On paper: ink on white, without what only a screen can use.
      '@media print': {
        html: { colorScheme: 'light' },
        body: { backgroundColor: '#fff !important' },
        '[data-sem-impressao], [data-sonner-toaster]': { display: 'none !important' },
        '.MuiCard-root': { boxShadow: 'none !important' },
        // Whole on a page, but for those that fill one: they would leave the page before them empty.
        '.MuiCard-root:not(:has(li li, li:nth-of-type(8), tr:nth-of-type(12), section, .MuiCard-root))': {
          breakInside: 'avoid',
        },
        'li:not(:has(li)), tr': { breakInside: 'avoid' },
        'thead th': { position: 'static !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ WebkitUserSelect: 'none', '&.Mui-focusVisible': ring(theme) }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 8, whiteSpace: 'nowrap' },
      sizeMedium: { minHeight: 40, paddingInline: 16 },
      sizeLarge: { minHeight: 48, paddingInline: 22, fontSize: '0.9375rem' },
      sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: '0.8125rem' },
      // Side by side they are equals, whatever color was asked for; only a danger says so.
      outlined: ({ theme, ownerState }) => ({
        borderColor: theme.vars.palette.divider,
        ...(ownerState.color === 'primary' && { color: theme.vars.palette.text.primary }),
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 10 } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 16,
        backgroundImage: 'none',
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 1px 2px rgba(26, 37, 48, 0.04), 0 8px 24px -12px rgba(26, 37, 48, 0.10)',
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16 }, paperFullScreen: { borderRadius: 0 } } },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 8 } } },
  MuiOutlinedInput: {
    defaultProps: { size: 'small', notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.outline,
          top: 0,
          legend: { display: 'none' },
        },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.neutral },
      }),
      input: {
        // Longer than a phone is wide, it ends in an ellipsis and not in half a letter.
        textOverflow: 'ellipsis',
        '&::placeholder': { color: 'var(--rh-palette-text-secondary)', opacity: 1 },
      },
    },
  },
  MuiSelect: select,
  MuiNativeSelect: select,
  MuiAutocomplete: {
    defaultProps: { popupIcon: <Chevron /> },
    styleOverrides: { popupIndicator: { padding: 5, color: 'var(--rh-palette-text-secondary)' } },
  },
  MuiAlert: {
    styleOverrides: {
      // The library darkens its own tones to near black in the dark scheme; these are the ones of the chips.
      root: ({ theme, ownerState: { variant, severity = 'success' } }) =>
        variant === 'standard' && {
          borderRadius: 12,
          color: theme.vars.palette[severity].darker,
          backgroundColor: theme.vars.palette[severity].lighter,
          '& .MuiAlert-icon': { color: theme.vars.palette[severity].dark },
          // A button with words in it beside the text would leave the text a column of one word.
          [theme.breakpoints.down('sm')]: {
            flexWrap: 'wrap',
            '& .MuiAlert-message': { flex: '1 1 0', minWidth: 0 },
            '& .MuiAlert-action:has(.MuiButton-root)': {
              flexBasis: '100%',
              marginInline: 0,
              padding: '0 0 4px',
            },
          },
        },
    },
  },
  // Above its field, as those of a form: without a notch, one that floats lies across the border.
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        fontWeight: 600,
        '&, &.Mui-focused': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        marginTop: 3,
        lineHeight: 1.5,
        minHeight: 18,
        // It says why the field waits: that is for reading.
        '&.Mui-disabled': { color: 'inherit' },
      },
    },
  },
  // What is on its way out is out of the way: a click goes to the page beneath.
  MuiModal: { styleOverrides: { root: ({ ownerState }) => !ownerState.open && { pointerEvents: 'none' } } },
  MuiPopover: {
    defaultProps: { transitionDuration: comings },
    styleOverrides: {
      // In the dark a shadow is not seen: without a line what lies over a card runs into it.
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiCollapse: { defaultProps: { timeout: comings } },
  MuiMenu: {
    defaultProps: { transitionDuration: comings },
    styleOverrides: { paper: { borderRadius: 12, marginTop: 4 }, list: { padding: 6 } },
  },
  MuiMenuItem: { styleOverrides: { root: { borderRadius: 8, minHeight: 38, fontSize: '0.875rem' } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { rounded: { borderRadius: 8 } } },
}
