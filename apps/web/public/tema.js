// Before the first paint.
const mark = (s, idioma) => {
  const { dataset } = Object.assign(document.documentElement, {
    dir: s.themeDirection === 'rtl' || /^ar\b/i.test(idioma) ? 'rtl' : 'ltr',
  })
  dataset.tema = s.themeMode === 'dark' ? 'dark' : 'light'
  dataset.contraste = s.themeContrast === 'bold' ? 'bold' : 'default'
  dataset.cor = /^(default|purple|blue|orange|red)$/.exec(s.themeColorPresets)?.[0] ?? 'cyan'
}
try {
  mark(JSON.parse(localStorage.settings ?? null) ?? {}, localStorage.i18nextLng)
} catch {
  mark({})
}
if (!sessionStorage.getItem('accessToken')) {
  for (const href of document.currentScript.dataset.login?.split(' ') ?? []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
}
