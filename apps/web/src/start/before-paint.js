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
// What the page needs next: the sign-in form, or what is around every page of a signed-in person, and the list it is.
const { login, dentro, listas } = document.currentScript.dataset
const [, , area, pagina] = location.pathname.split('/')
const next = sessionStorage.accessToken ? [dentro, pagina === 'listar' && JSON.parse(listas)[area]] : [login]
for (const href of new Set(next.filter(Boolean).join(' ').split(' '))) {
  const link = document.createElement('link')
  if (href) document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
}
