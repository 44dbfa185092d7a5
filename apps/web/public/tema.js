// Runs before the first paint: what the stored settings ask of the page, and the sign-in page's code for whoever
// needs it first. What is damaged here is put right when the application reads the same settings.
const raiz = document.documentElement
const marca = (settings, idioma) => {
  raiz.dataset.tema = settings.themeMode === 'dark' ? 'dark' : 'light'
  raiz.dataset.contraste = settings.themeContrast === 'bold' ? 'bold' : 'default'
  raiz.dataset.cor = /^(default|purple|blue|orange|red)$/.test(settings.themeColorPresets)
    ? settings.themeColorPresets
    : 'cyan'
  raiz.dir = settings.themeDirection === 'rtl' || /^ar\b/i.test(idioma) ? 'rtl' : 'ltr'
}
try {
  marca(JSON.parse(localStorage.getItem('settings')) ?? {}, localStorage.getItem('i18nextLng') ?? '')
} catch {
  marca({}, '')
}
if (!sessionStorage.getItem('accessToken')) {
  for (const href of document.currentScript.dataset.login?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
