import { createTheme, type CSSVariablesResolver, Loader } from '@mantine/core';

export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  headings: { fontWeight: '650' },
  // A span may have a label only with a role.
  components: { Loader: Loader.extend({ defaultProps: { role: 'status' } }) },
});

/** Text colors with the contrast that WCAG AA requires. Mantine's default grays and reds are too light. */
export const readableColors: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#4d555d',
    '--mantine-color-placeholder': '#5c646c',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#1864ab',
  },
  dark: {
    '--mantine-color-dimmed': '#b4b8bd',
    '--mantine-color-placeholder': '#a6abb0',
    '--mantine-color-error': '#ff9b94',
    '--mantine-color-anchor': '#7cc0ff',
  },
});
