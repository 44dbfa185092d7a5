import { expectAcessivel } from './acessibilidade.ts'
import { conectar, cpfDe, entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

/** A photograph that any browser draws: a grey square. */
const FOTO = Buffer.from(
  '/9j/2wBDABQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////2wBDARQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////wgARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIQAxAAAACAH//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQIBAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQMBAT8Af//Z',
  'base64',
)

test('a candidate fills in the own part on the phone, with the network gone in the middle; Operacional accepts', async ({
  browser,
  page,
  servidor,
  queixas,
}) => {
  const cpf = cpfDe(76_000_001)
  const { mandar, ler } = await conectar(servidor, 'coordenador.operacional')
  const { id } = await mandar<{ id: number }>('/api/admissao/criar', {})
  await entrar(page, 'coordenador.operacional', `/operacional/admissao/editar/rascunho/${id}/pessoais`)
  await page.getByLabel('CPF', { exact: true }).fill(cpf)
  await page.getByLabel('Nome completo').fill('Jaciara Araújo')
  await page.getByLabel('Nascimento', { exact: true }).fill('17/04/1991')
  await page.getByLabel(/^Nome social/).focus()
  const candidato = page.getByRole('region', { name: 'Do candidato' })
  await candidato.getByRole('button', { name: 'Pedir ao candidato' }).click()
  await page.getByRole('button', { name: 'Criar link' }).click()
  await expect(page.getByRole('img', { name: 'Código QR do link' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir no WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await expectAcessivel(page, 'o link do candidato')
  const endereco = await page.getByText(/\/candidato\//).innerText()
  await page.getByRole('button', { name: 'Fechar' }).click()

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'pt-BR',
    baseURL: servidor.url,
  })
  const celular = await context.newPage()
  celular.on('pageerror', (error) => queixas.push(error.message))
  await celular.goto(endereco)
  await celular.getByLabel('Data de nascimento').fill('17041991')
  await celular.getByLabel(/Últimos 3 números/).fill(cpf.slice(-3))
  await expectAcessivel(celular, 'as duas perguntas')
  await celular.getByRole('button', { name: 'Começar' }).click()
  await celular.getByRole('button', { name: 'Li e concordo' }).click()
  await expect(celular.getByRole('heading', { name: 'Seu nome' })).toBeVisible()
  await expect(celular.getByLabel(/^Nome completo/)).toHaveValue('Jaciara Araújo')
  await celular.evaluate(async () => void (await navigator.serviceWorker.ready))

  await context.setOffline(true)
  await celular.getByLabel(/^Nome completo/).fill('Jaciara Araújo da Silva')
  await celular.getByRole('button', { name: 'Continuar' }).click()
  await celular.getByLabel('Celular com DDD').fill('11987654321')
  await celular.getByLabel(/^E-mail/).focus()
  await expect(celular.getByRole('status')).toContainText('Sem internet: guardado neste celular')
  await celular.evaluate(() => (location.hash = '#fotos'))
  const identidade = celular.getByRole('listitem').filter({ hasText: 'Documento de identidade' })
  await identidade
    .getByLabel(/^Tirar foto/)
    .setInputFiles({ name: 'rg.jpg', mimeType: 'image/jpeg', buffer: FOTO })
  await expect(identidade.getByText(/^Guardado neste celular/)).toBeVisible()
  // The phone closed the page meanwhile, and there is still no network.
  await celular.reload()
  await expect(identidade.getByText(/^Guardado neste celular/)).toBeVisible()
  await expectAcessivel(celular, 'as fotos')

  await context.setOffline(false)
  await expect(identidade.getByText('✓ Recebido')).toBeVisible()
  await expect(celular.getByRole('status')).toContainText('Tudo guardado')
  await celular.getByRole('button', { name: 'Continuar' }).click()
  await celular.getByRole('button', { name: 'Terminar' }).click()
  await expect(celular.getByText('Pronto! Recebemos tudo.')).toBeVisible()
  await expectAcessivel(celular, 'o fim')
  // Nothing of it stays on the phone.
  const guardado = await celular.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const pedido = indexedDB.open('candidato')
        pedido.addEventListener('error', () => reject(new Error('IndexedDB')))
        pedido.addEventListener('success', () => {
          const nomes = [...pedido.result.objectStoreNames]
          const leitura = pedido.result.transaction(nomes)
          const contas = nomes.map((nome) => leitura.objectStore(nome).count())
          leitura.addEventListener('complete', () => resolve(contas.reduce((n, { result }) => n + result, 0)))
        })
      }),
  )
  expect(guardado).toBe(0)
  await context.close()

  await page.reload()
  await expect(candidato).toContainText('Do candidato: 2 respostas e 1 arquivo para conferir')
  await candidato.getByRole('button', { name: 'Conferir' }).click()
  await expect(page.getByRole('img', { name: /rg\.jpg/ })).toBeVisible()
  await expectAcessivel(page, 'o que o candidato mandou')
  await page.getByRole('button', { name: 'Aceitar tudo' }).click()
  await expect(page.getByText('Tudo conferido.')).toBeVisible()
  await page.getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Jaciara Araújo da Silva')
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 98765-4321')
  const { itens } = await ler<{ itens: { codigo: string; estado: string }[] }>(`/api/admissao/anexos/${id}`)
  expect(itens.find(({ codigo }) => codigo === 'IDENTIDADE')?.estado).toBe('enviado')
})
