// Runs before the first paint: the stored colour scheme, and the sign-in page's code for whoever needs it first.
try {
  const { themeMode } = JSON.parse(localStorage.getItem('settings') ?? '{}')
  document.documentElement.dataset.tema = themeMode === 'dark' ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.tema = 'light'
}
if (!sessionStorage.getItem('accessToken')) {
  for (const href of document.currentScript.dataset.login?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
