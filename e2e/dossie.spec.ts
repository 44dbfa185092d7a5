import { readFile } from 'node:fs/promises'
import { expectAcessivel } from './acessibilidade.ts'
import { entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

// Rh attaches the proof of a month, Comercial takes the dossier for the client, and the contract says who took it.

test('a proof is attached, the dossier says what is missing, and who took it stays on the contract', async ({
  page,
}) => {
  await entrar(page, 'cadastro', '/rh/contratos/dossie')
  await expect(page.getByRole('heading', { name: 'Dossiê do tomador' })).toBeVisible()
  const fgts = page.getByRole('listitem').filter({ hasText: 'FGTS: guia e pagamento' }).first()
  await expect(fgts).toContainText('Falta')
  await expectAcessivel(page, 'dossiê')

  await page.getByRole('button', { name: 'Anexar' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.locator('input[type=file]').setInputFiles({
    name: 'guia.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF'),
  })
  await expect(dialogo.getByText('guia.pdf')).toBeVisible()
  await dialogo.getByLabel('O que comprova').click()
  await page.getByRole('option', { name: 'FGTS: guia e pagamento' }).click()
  await dialogo.getByRole('button', { name: 'Anexar' }).click()
  await expect(dialogo.getByText('Confira o arquivo antes de anexar')).toBeVisible()
  await dialogo.getByRole('checkbox').check()
  await dialogo.getByRole('button', { name: 'Anexar' }).click()
  await expect(dialogo).toBeHidden()
  await expect(fgts).toContainText('Completo')
  const { pathname, search } = new URL(page.url())
  const contrato = await page.getByLabel('Contrato').inputValue()

  await entrar(page, 'comercial', pathname.replace('/rh/', '/comercial/') + search)
  await expect(page.getByRole('heading', { name: 'Dossiê do tomador' })).toBeVisible()
  await expect(page.getByLabel('Contrato')).toHaveValue(contrato)
  await expect(page.getByRole('button', { name: 'Anexar' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Tirar dossiê' }).click()
  await expect(dialogo.getByRole('alert')).toContainText('Vale-transporte')
  await expectAcessivel(page, 'dossiê')
  await dialogo.getByLabel('Entregue a').fill('Marina Couto, gestora do contrato')
  await dialogo.getByLabel('Para quê').fill('Fiscalização do mês')
  const chegada = page.waitForEvent('download')
  await dialogo.getByRole('button', { name: 'Registrar e baixar' }).click()
  const baixado = await chegada
  expect(baixado.suggestedFilename()).toMatch(/^dossie-.+-\d{4}-\d{2}\.zip$/)
  const zip = await readFile(await baixado.path())
  for (const nome of ['00-indice.pdf', '01-pessoas.pdf', 'comprovantes/fgts-'])
    expect(zip.includes(nome)).toBe(true)
  await expect(dialogo).toBeHidden()
  await expect(page.getByText('Para Marina Couto, gestora do contrato')).toBeVisible()

  await page.goto('/comercial/contratos/listar')
  await page
    .getByRole('link', { name: contrato.split(' · ')[1] ?? '' })
    .first()
    .click()
  await expect(page.getByText('Para Marina Couto, gestora do contrato')).toBeVisible()
})
