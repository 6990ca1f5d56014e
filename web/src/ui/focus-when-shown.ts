/** As the `ref` of a field: puts the cursor there once, when the field comes. */
export const focusWhenShown = (field: HTMLInputElement | null): void => field?.focus();
