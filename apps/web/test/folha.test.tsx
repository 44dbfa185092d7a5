import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { alguemAPromover, pedida, senhaDemo, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

const MOTIVO = 'Treina quem chega à equipe.'

const aPromover = () => alguemAPromover(sistema().db)
const daPagina = (id: number) => `/operacional/colaborador/${id}/promocao`

const campo = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const salario = () => campo('Novo salário')
const conferida = () => screen.findByText(/^Nada falta/)

/** Types a sheet that no rule stops: a hundred reais more from the first of December on. */
async function preencher(pessoa: Pessoa, { salarioCentavos }: { salarioCentavos: number }): Promise<void> {
  const novo = await salario()
  await pessoa.clear(novo)
  await pessoa.type(novo, String(salarioCentavos + 10_000))
  await pessoa.type(await campo('Vigência'), '01122026')
  await pessoa.escrever(await campo('Motivo'), MOTIVO)
}

async function readAlertas(pessoa: Pessoa): Promise<number> {
  await conferida()
  const alertas = screen.queryAllByRole('checkbox', { name: /^Estou ciente: / })
  for (const alerta of alertas) await pessoa.click(alerta)
  return alertas.length
}

const enviar = () => screen.findByRole('button', { name: 'Pedir promoção' })
const pedidos = () => rede.chamadas(/^POST \/api\/promocao\/criar$/)

describe('the sheet of a promotion', () => {
  it('counts what is missing, and says nothing against it before it is sent', async () => {
    const { id } = await aPromover()
    const pessoa = await abrir('gestor', daPagina(id))
    await pessoa.click(await campo('Motivo'))
    await pessoa.tab()
    const painel = within(await screen.findByRole('region', { name: 'Conferência' }))
    expect((await painel.findByRole('link', { name: /Motivo$/ })).getAttribute('href')).toBe(
      `${daPagina(id)}?campo=motivo`,
    )
    expect(screen.queryByText('Campo obrigatório')).toBeNull()
  })

  it('sent empty says what is missing at each field, and takes the keyboard to the first', async () => {
    const { id } = await aPromover()
    const pessoa = await abrir('gestor', daPagina(id))
    await pessoa.clear(await salario())
    await pessoa.click(await enviar())
    const errado = await screen.findByRole('textbox', {
      name: 'Novo salário',
      description: 'Campo obrigatório',
    })
    expect(document.activeElement).toBe(errado)
    for (const name of ['Vigência', 'Motivo'])
      expect(screen.getByRole('textbox', { name, description: 'Campo obrigatório' })).toBeTruthy()
    // What need not be said is not asked for.
    expect(
      screen.queryByRole('textbox', { name: /^Observação/, description: 'Campo obrigatório' }),
    ).toBeNull()
    expect(pedidos()).toEqual([])
  })

  it('shows what comes of it while it is typed, and what the rules say at its field', async () => {
    const alguem = await aPromover()
    const pessoa = await abrir('gestor', daPagina(alguem.id))
    await preencher(pessoa, alguem)
    expect(await screen.findByText('+ R$ 100,00 por mês')).toBeTruthy()
    const novo = await salario()
    await pessoa.clear(novo)
    await pessoa.type(novo, String(alguem.salarioCentavos - 10_000))
    // Pay does not fall (CF art. 7º VI).
    await waitFor(() => expect(novo.getAttribute('aria-invalid')).toBe('true'))
    await pessoa.clear(novo)
    await pessoa.type(novo, String(alguem.salarioCentavos + 20_000))
    expect(await screen.findByText('+ R$ 200,00 por mês')).toBeTruthy()
    await waitFor(() => expect(novo.getAttribute('aria-invalid')).toBe('false'))
  })

  it('is asked for once, with its alerts read', async () => {
    const alguem = await aPromover()
    const pessoa = await abrir('gestor', daPagina(alguem.id))
    await preencher(pessoa, alguem)
    await conferida()
    await pessoa.click(await enviar())
    expect(await screen.findByText('Há alertas que você ainda não leu.')).toBeTruthy()
    expect(pedidos()).toEqual([])
    expect(await readAlertas(pessoa)).toBeGreaterThan(0)
    const reparar = rede.perderResposta(/^POST \/api\/promocao\/criar$/)
    await pessoa.click(await enviar())
    expect(await screen.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
    expect((await campo('Motivo')).value).toBe(MOTIVO)
    reparar()
    await pessoa.click(await enviar())
    await waitFor(() => expect(pessoa.onde()).toMatch(/^\/parabens/))
    expect(new Set(pedidos().map(({ chave }) => chave)).size).toBe(1)
    const { results } = await (
      await sistema().as('administrador')
    ).call('GET /api/promocao/listar', { query: { busca: alguem.nome } })
    expect(results).toHaveLength(1)
  })

  it('is asked for another person with the same terms, and nothing that is of the first', async () => {
    const { pessoa: primeira, registro } = await pedida(sistema(), await sistema().as('gestor'))
    const outra = await aPromover()
    const pessoa = await abrir('gestor', `/operacional/promocao/visualizar/${registro.id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Pedir outra como esta' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Pedir outra como esta' }))
    await pessoa.type(dialogo.getByRole('combobox', { name: /^Para quem/ }), outra.nome)
    await pessoa.click(await screen.findByRole('option', { name: new RegExp(`^${outra.nome}`) }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Continuar' }))
    expect((await campo('Vigência')).value).toBe('01/12/2026')
    expect(pessoa.onde()).toBe(daPagina(outra.id))
    const novo = ((primeira.salarioCentavos + 40_000) / 100).toLocaleString('pt-BR', {
      minimumFractionDigits: 2,
    })
    expect((await salario()).value).toContain(novo)
    expect((await campo('Motivo')).value).toBe('')
    expect(pedidos()).toHaveLength(0)
  })

  it('is not left with something typed without asking; to stay keeps it, to leave forgets it', async () => {
    const { id } = await aPromover()
    const pessoa = await abrir('gestor', daPagina(id))
    await pessoa.escrever(await campo('Motivo'), MOTIVO)
    await pessoa.click(screen.getByRole('link', { name: 'Cancelar' }))
    const ficar = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }))
    await pessoa.click(ficar.getByRole('button', { name: 'Continuar editando' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await campo('Motivo')).value).toBe(MOTIVO)
    expect(pessoa.onde()).toBe(daPagina(id))
    await pessoa.click(screen.getByRole('link', { name: 'Cancelar' }))
    const sair = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }))
    await pessoa.click(sair.getByRole('button', { name: 'Sair sem salvar' }))
    await waitFor(() => expect(pessoa.onde()).toMatch(/visualizar$/))
    await pessoa.ir(daPagina(id))
    expect((await campo('Motivo')).value).toBe('')
  })

  it('keeps what was typed over a session that ends, for the same person', async () => {
    const { id } = await aPromover()
    const pessoa = await abrir('gestor', daPagina(id))
    await pessoa.escrever(await campo('Motivo'), MOTIVO)
    // The next check of the sheet finds it out.
    await sistema().db.deleteFrom('sessao').execute()
    await screen.findByRole('heading', { level: 1, name: /Entrar/ })
    await pessoa.type(screen.getByRole('textbox', { name: /Usuário/ }), 'gestor')
    await pessoa.type(screen.getByLabelText('Senha'), senhaDemo)
    await pessoa.click(screen.getByRole('button', { name: 'Entrar' }))
    expect(await screen.findByText('Recuperamos o que você digitou.')).toBeTruthy()
    expect((await campo('Motivo')).value).toBe(MOTIVO)
    await pessoa.click(screen.getByRole('button', { name: 'Descartar' }))
    expect((await campo('Motivo')).value).toBe('')
  })

  it('says why it cannot be asked for, and the way back', async () => {
    const { pessoa: ocupada } = await pedida(sistema(), await sistema().as('gestor'))
    await abrir('gestor', daPagina(ocupada.id))
    expect(await screen.findByText('Não é possível pedir uma promoção agora')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Voltar à ficha' }).getAttribute('href')).toBe(
      `/operacional/colaborador/${ocupada.id}/visualizar`,
    )
    expect(screen.queryByRole('button', { name: 'Pedir promoção' })).toBeNull()
  })
})
