/** As the `ref` of a field: puts the cursor there once, when the field comes. */
export const focusWhenShown = (field: HTMLElement | null): void => field?.focus();
