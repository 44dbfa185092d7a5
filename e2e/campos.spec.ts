import { entrar, perguntar } from './pessoas.ts'
import { expect, test } from './test.ts'

test('a list that comes late takes nothing from the hands of who types', async ({ page, servidor }) => {
  const { results } = await perguntar<{ results: { id: number; completude: number }[] }>(
    servidor,
    'coordenador.operacional',
    '/api/admissao/rascunhos',
  )
  const [{ id } = { id: 0 }] = results.toSorted((a, b) => b.completude - a.completude)
  let soltar = (): void => {}
  const preso = new Promise<void>((resolve) => (soltar = resolve))
  await page.route('**/api/admissao/pais', async (route) => {
    await preso
    await route.continue()
  })
  await entrar(page, 'coordenador.operacional', `/operacional/admissao/editar/rascunho/${id}/pessoais`)
  const pais = page.getByRole('combobox', { name: 'País de nascimento' })
  await pais.click()
  await pais.pressSequentially('portu')
  const veio = page.waitForResponse('**/api/admissao/pais')
  soltar()
  await veio
  await expect(page.getByRole('option', { name: 'Portugal' })).toBeVisible()
  await expect(pais).toHaveValue('portu')
  await page.keyboard.press('Enter')
  await expect(pais).toHaveValue('Portugal')
})
