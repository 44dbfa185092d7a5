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
// What the page needs next: the sign-in form, or what is around every page of a signed-in person, and the page it is.
const { arquivos, paginas } = JSON.parse(document.currentScript.dataset.abre)
const [, setor, ...partes] = location.pathname.split('/').filter((parte) => !/^\d+$/.test(parte))
const { accessToken } = sessionStorage
const pagina = accessToken ? partes.join('/') || setor : 'login'
for (const i of (Object.hasOwn(paginas, pagina) ? paginas[pagina] : paginas.moldura) ?? []) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', href: `/${arquivos[i]}` }))
}
// Who is there, on the way while the code comes; a failure is met where the answer is taken (`lib/session/early-me.ts`).
if (accessToken) {
  window.euCedo = fetch('/api/auth/me', { headers: { Authorization: `Bearer ${accessToken}` } })
  window.euCedo.catch(() => {})
}
