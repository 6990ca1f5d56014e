// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system's preference holds.
(function () {
  try {
    var theme = localStorage.getItem('cotejo.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = 'cotejo-' + theme;
  } catch {
    // Storage is switched off: follow the system.
  }
})();
