import { entrar, perguntar, SENHA } from './pessoas.ts'
import { expect, test } from './test.ts'

interface Agendada {
  readonly id: number
  readonly agendadaPara: string | null
}

test('an effect that is left for a day is taken back, and left again with the password', async ({
  page,
  servidor,
}) => {
  const { colunas } = await perguntar<{ colunas: { cartoes: Agendada[] }[] }>(
    servidor,
    'gerente.rh',
    '/api/admissao/quadro',
  )
  const { id, agendadaPara } = colunas
    .flatMap(({ cartoes }) => cartoes)
    .find((cartao) => cartao.agendadaPara !== null) ?? { id: 0, agendadaPara: '' }
  const dia = (agendadaPara ?? '').split('-').toReversed().join('/')
  const aviso = page.getByText(`Efetivação marcada para ${dia}`)

  await entrar(page, 'gerente.rh', `/rh/admissao/visualizar/${id}`)
  await expect(aviso).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('Agendamento desfeito', { exact: true })).toBeVisible()
  await expect(aviso).toBeHidden()

  await page.getByRole('button', { name: 'Efetivar admissão' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Efetivar a admissão?' })
  await pergunta.getByRole('radio', { name: 'Em um dia marcado' }).check()
  await pergunta.getByLabel('Dia', { exact: true }).fill('01/01/2050')
  await pergunta.getByRole('button', { name: 'Agendar' }).click()
  await expect(pergunta.getByText(/^Escolha um dia de \d\d\/\d\d\/\d{4} a /)).toBeVisible()
  await pergunta.getByLabel('Dia', { exact: true }).fill(dia)
  await pergunta.getByRole('button', { name: 'Agendar' }).click()
  await page
    .getByRole('dialog', { name: 'Confirme sua senha' })
    .getByLabel('Senha', { exact: true })
    .fill(SENHA)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Efetivação agendada', { exact: true })).toBeVisible()
  await expect(aviso).toBeVisible()
  await expect(page.getByText(`Agendado: efetivar em ${dia}`).first()).toBeVisible()
})
