import { expectAcessivel } from './acessibilidade.ts'
import { entrar, perguntar } from './pessoas.ts'
import { expect, test } from './test.ts'

test('a document that is done with is one line, which opens; what is missing stays open', async ({
  page,
  servidor,
}) => {
  const { results } = await perguntar<{ results: { id: number }[] }>(
    servidor,
    'cadastro',
    '/api/admissao/listar?status=aprovada&porPagina=1',
  )
  await entrar(page, 'cadastro', `/rh/admissao/visualizar/${results[0]?.id}`)
  const linha = page.getByRole('button', { name: /^Documento de identidade com foto/ })
  await expect(linha).toHaveAttribute('aria-expanded', 'false')
  const enviar = page.getByRole('button', { name: 'Enviar: Documento de identidade com foto' })
  await expect(enviar).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enviar: Foto para o crachá' })).toBeVisible()
  await linha.focus()
  await page.keyboard.press('Enter')
  await expect(linha).toHaveAttribute('aria-expanded', 'true')
  await expect(enviar).toBeVisible()
  await expectAcessivel(page, 'um documento aberto')
  await page.keyboard.press('Enter')
  await expect(enviar).toHaveCount(0)
})
