import { screen, waitFor, within } from '@testing-library/dom'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import {
  abrirVagas,
  aprovada,
  conferir,
  examinar,
  pedida,
  senhaDemo,
  sistema,
  usarSistema,
} from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))

const MOTIVO = 'O cliente ainda não aprovou o aditivo.'

/** A promotion that was just asked for. */
const solicitada = async () => (await pedida(sistema(), await sistema().as('gestor'))).registro
const statusDe = async (id: number) => {
  const rh = await sistema().as('administrador')
  return (await rh.call('GET /api/promocao/obter/:id', { params: { id } })).status
}

const daPagina = (id: number, setor = 'rh') => `/${setor}/promocao/visualizar/${id}`
const maisAcoes = () => screen.findByRole('button', { name: 'Mais ações' })

/** Opens the dialog of one of the moves behind the menu. */
async function escolher(pessoa: Pessoa, acao: string): Promise<HTMLElement> {
  await pessoa.click(await maisAcoes())
  await pessoa.click(await screen.findByRole('menuitem', { name: acao }))
  return screen.findByRole('dialog')
}

const semDialogo = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the moves that are offered', () => {
  const ofertas = [
    ['cadastro', 'rh', ['Reprovar promoção', 'Desistir do pedido'], 1],
    ['gestor', 'operacional', ['Desistir do pedido'], 0],
    ['coordenador', 'rh', ['Desistir do pedido', 'Cancelar promoção'], 0],
  ] as const

  it.each(ofertas)('to %s are those of who has the turn', async (login, setor, acoes, devolve) => {
    const { id } = await solicitada()
    const pessoa = await abrir(login, daPagina(id, setor))
    await pessoa.click(await maisAcoes())
    const itens = await screen.findAllByRole('menuitem')
    expect(itens.map(({ textContent }) => textContent)).toEqual(acoes)
    await pessoa.keyboard('{Escape}')
    expect(screen.queryAllByRole('button', { name: 'Devolver' })).toHaveLength(devolve)
    expect(screen.queryByRole('button', { name: 'Aprovar promoção' })).toBeNull()
  })

  it('to a sector that waits for another one are none', async () => {
    const { id } = await solicitada()
    await abrir('sesmt', daPagina(id, 'sesmt'))
    const agora = await screen.findByText(/agora: conferir pedido/)
    expect(agora.closest('li')?.textContent).toMatch(/^Rh agora.*desde \d\d\/\d\d/)
    expect(screen.queryByRole('button', { name: 'Mais ações' })).toBeNull()
  })
})

describe('a move that asks why', () => {
  it('is not sent without a reason that says something, and says so at the field', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', daPagina(id))
    const dialogo = within(await escolher(pessoa, 'Reprovar promoção'))
    await pessoa.click(dialogo.getByRole('button', { name: 'Reprovar' }))
    const motivo = await dialogo.findByRole('textbox', { name: 'Motivo', description: 'Campo obrigatório' })
    expect(document.activeElement).toBe(motivo)
    await pessoa.type(motivo, 'Não')
    await pessoa.click(dialogo.getByRole('button', { name: 'Reprovar' }))
    expect(
      await dialogo.findByRole('textbox', { name: 'Motivo', description: /pelo menos 10 caracteres/ }),
    ).toBeTruthy()
    expect(rede.chamadas(/^POST .*status$/)).toEqual([])
  })

  it('is given up with Esc: nothing is sent and the keyboard is where it was', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', daPagina(id))
    const dialogo = within(await escolher(pessoa, 'Reprovar promoção'))
    const motivo = dialogo.getByRole('textbox', { name: 'Motivo' })
    await pessoa.escrever(motivo, MOTIVO)
    // Not by mistake: it asks before it throws the reason away.
    await pessoa.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'Descartar o que você digitou?' })
    await pessoa.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(motivo))
    expect(motivo).toHaveProperty('value', MOTIVO)
    await pessoa.keyboard('{Escape}')
    await pessoa.click(await screen.findByRole('button', { name: 'Descartar' }))
    await semDialogo()
    expect(document.activeElement).toBe(await maisAcoes())
    expect(rede.chamadas(/^POST .*status$/)).toEqual([])
    // What was given up is not there the next time.
    const outro = within(await escolher(pessoa, 'Reprovar promoção'))
    expect(outro.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' }).value).toBe('')
  })

  it('that cancels is never beside a button that says the same and only closes', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('coordenador', daPagina(id))
    const dialogo = within(await escolher(pessoa, 'Cancelar promoção'))
    const botoes = dialogo.getAllByRole('button').map(({ textContent }) => textContent)
    expect(botoes).toEqual(['Voltar', 'Cancelar promoção'])
    await pessoa.click(dialogo.getByRole('button', { name: 'Voltar' }))
    await semDialogo()
    expect(rede.chamadas(/^POST .*status$/)).toEqual([])
  })

  it('says in the dialog that nobody answered, keeps the reason, and is made once when sent again', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', daPagina(id))
    const reparar = rede.perderResposta(/^POST .*status$/)
    const dialogo = within(await escolher(pessoa, 'Reprovar promoção'))
    const motivo = dialogo.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' })
    await pessoa.escrever(motivo, MOTIVO)
    await pessoa.click(dialogo.getByRole('button', { name: 'Reprovar' }))
    expect((await dialogo.findByRole('alert')).textContent).toContain(
      'Não foi possível falar com o servidor.',
    )
    expect(motivo.value).toBe(MOTIVO)
    reparar()
    await pessoa.click(dialogo.getByRole('button', { name: 'Reprovar' }))
    await semDialogo()
    const chaves = rede.chamadas(/^POST .*status$/).map(({ chave }) => chave)
    expect(chaves).toEqual([chaves[0], chaves[0]])
    expect(await screen.findByText('Promoção reprovada')).toBeTruthy()
    expect(await statusDe(id)).toBe('reprovada')
  })

  it('over a record that somebody else moved shows how it stands now, and keeps the reason', async () => {
    const { id, versao } = await solicitada()
    const pessoa = await abrir('gestor', daPagina(id, 'operacional'))
    const dialogo = within(await escolher(pessoa, 'Desistir do pedido'))
    const motivo = dialogo.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' })
    await pessoa.escrever(motivo, MOTIVO)
    await conferir(await sistema().as('cadastro'), { id, versao })
    await pessoa.click(dialogo.getByRole('button', { name: 'Desistir do pedido' }))
    expect((await dialogo.findByRole('alert')).textContent).toContain(
      'A página mostra agora a situação atual. Confira e tente de novo.',
    )
    expect(motivo.value).toBe(MOTIVO)
    const pagina = within(screen.getByRole('main', { hidden: true }))
    expect((await pagina.findAllByText('Em análise')).length).toBeGreaterThan(0)
    await pessoa.click(dialogo.getByRole('button', { name: 'Desistir do pedido' }))
    await semDialogo()
    expect(await statusDe(id)).toBe('cancelada')
  })
})

/** A promotion that waits for its approval, on the screen of who approves it. */
async function porAprovar() {
  const rh = sistema()
  const registro = await examinar(rh, await conferir(await rh.as('cadastro'), await solicitada()))
  const pessoa = await abrir('coordenador', daPagina(registro.id))
  const aprovar = await screen.findByRole('button', { name: 'Aprovar promoção' })
  return { rh, registro, pessoa, aprovar }
}

describe('what the law forbids', () => {
  const mudarSalarios = (centavos: number) =>
    sql`update vinculo_versao set salario_centavos = salario_centavos + ${centavos}`.execute(sistema().db)

  it('is said before the question, which is not asked, and the keyboard is where it was', async () => {
    const { registro, pessoa, aprovar } = await porAprovar()
    await mudarSalarios(1_000_000)
    await pessoa.click(aprovar)
    const dialogo = within(await screen.findByRole('dialog', { name: 'Ainda não é possível aprovar' }))
    expect(dialogo.getByText(/não pode ser menor|reduz/i)).toBeTruthy()
    expect(dialogo.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Fechar',
      'Devolver para correção',
    ])
    await pessoa.click(dialogo.getByRole('button', { name: 'Fechar' }))
    await semDialogo()
    expect(document.activeElement).toBe(aprovar)
    await mudarSalarios(-1_000_000)
    expect(rede.chamadas(/^POST .*status$/)).toEqual([])
    // What stood in the way is gone: the question comes, with what is to be read.
    await pessoa.click(aprovar)
    expect(await screen.findByRole('dialog', { name: 'Aprovar a promoção?' })).toBeTruthy()
    expect(await statusDe(registro.id)).toBe('em_analise')
  })

  it('is what a return to whoever asked begins with, at the field that it is about', async () => {
    const { registro, pessoa, aprovar } = await porAprovar()
    await mudarSalarios(1_000_000)
    await pessoa.click(aprovar)
    await pessoa.click(await screen.findByRole('button', { name: 'Devolver para correção' }))
    const dialogo = within(await screen.findByRole('dialog', { name: /^Devolver/ }))
    const motivo = dialogo.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' })
    expect(motivo.value).toMatch(/CF art\. 7º/)
    await pessoa.click(dialogo.getByRole('button', { name: 'Devolver' }))
    await semDialogo()
    await mudarSalarios(-1_000_000)
    const rh = await sistema().as('administrador')
    const { status, eventos } = await rh.call('GET /api/promocao/obter/:id', { params: { id: registro.id } })
    expect(status).toBe('devolvida')
    expect(eventos.at(-1)).toMatchObject({ nome: 'devolver', itens: [{ campo: 'salarioCentavos' }] })
  })

  it('is said once the move is sent, where it could not be said before', async () => {
    const { pessoa, aprovar } = await porAprovar()
    await mudarSalarios(1_000_000)
    rede.cortar(/status\/verificar$/)
    await pessoa.click(aprovar)
    const pergunta = within(await screen.findByRole('dialog', { name: 'Aprovar a promoção?' }))
    await pessoa.click(pergunta.getByRole('button', { name: 'Aprovar' }))
    expect(await screen.findByRole('dialog', { name: 'Ainda não é possível aprovar' })).toBeTruthy()
    await mudarSalarios(-1_000_000)
  })

  it('is not waited for longer than a moment, and asked for once', async () => {
    const { pessoa, aprovar } = await porAprovar()
    const soltar = rede.segurar(/status\/verificar$/)
    await pessoa.click(aprovar)
    await pessoa.click(aprovar)
    expect(screen.queryByRole('dialog')).toBeNull()
    const pergunta = await screen.findByRole('dialog', { name: 'Aprovar a promoção?' }, { timeout: 3000 })
    expect(within(pergunta).queryByRole('checkbox')).toBeNull()
    soltar()
    await waitFor(() => expect(rede.chamadas(/status\/verificar$/)).toHaveLength(1))
    expect(within(pergunta).queryByRole('checkbox')).toBeNull()
  })
})

describe('alerts before a move', () => {
  /** Somebody approves a promotion that has alerts, which are asked to be read. */
  async function comAlertas() {
    const { rh, registro, pessoa, aprovar } = await porAprovar()
    await pessoa.click(aprovar)
    const dialogo = within(await screen.findByRole('dialog', { name: 'Aprovar a promoção?' }))
    return { rh, registro, pessoa, dialogo }
  }

  it('have to be ticked one by one with the question, and are sent as accepted', async () => {
    const { registro, pessoa, dialogo } = await comAlertas()
    const aprovar = dialogo.getByRole<HTMLButtonElement>('button', { name: 'Aprovar' })
    const alertas = dialogo.getAllByRole('checkbox', { name: /^Estou ciente: / })
    for (const ciente of alertas) {
      expect(aprovar.disabled).toBe(true)
      await pessoa.click(ciente)
    }
    await pessoa.click(aprovar)
    await semDialogo()
    expect(await statusDe(registro.id)).toBe('aprovada')
    const [feita] = rede.chamadas(/^POST .*status$/)
    expect(feita?.corpo).toMatchObject({ alertasAceitos: { length: alertas.length } })
  })

  it('that say another thing by the time they are accepted are read again, and no other is', async () => {
    const { rh, registro, pessoa, dialogo } = await comAlertas()
    const marcar = async () => {
      for (const ciente of dialogo.getAllByRole<HTMLInputElement>('checkbox', { name: /^Estou ciente: / }))
        if (!ciente.checked) await pessoa.click(ciente)
      await pessoa.click(dialogo.getByRole('button', { name: 'Aprovar' }))
    }
    const mudarPrevisto = (centavos: number) =>
      sql`update posto_vigencia set salario_previsto_centavos = salario_previsto_centavos + ${centavos}`.execute(
        rh.db,
      )
    await mudarPrevisto(-1)
    await marcar()
    await dialogo.findByRole('checkbox', { name: /acima do previsto/, checked: false })
    await marcar()
    await semDialogo()
    await mudarPrevisto(1)
    expect(await statusDe(registro.id)).toBe('aprovada')
  })
})

describe('a move that asks when, and for the password', () => {
  const daAdmissao = async () => aprovada(sistema(), await sistema().as('coordenador.operacional'))

  it('is left for a day between the first and the last, and taken back', async () => {
    const { id } = await daAdmissao()
    const pessoa = await abrir('gerente.rh', `/rh/admissao/visualizar/${id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Efetivar admissão' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Efetivar a admissão?' }))
    expect(dialogo.queryByRole('textbox', { name: 'Dia' })).toBeNull()
    await pessoa.click(dialogo.getByRole('radio', { name: 'Em um dia marcado' }))
    const dia = await dialogo.findByRole('textbox', { name: 'Dia' })
    await pessoa.clear(dia)
    await pessoa.type(dia, '19112026')
    await pessoa.click(dialogo.getByRole('button', { name: 'Agendar' }))
    expect(
      await dialogo.findByRole('textbox', { name: 'Dia', description: /^Escolha um dia de / }),
    ).toBeTruthy()
    await pessoa.clear(dia)
    await pessoa.type(dia, '25112026')
    await pessoa.click(dialogo.getByRole('button', { name: 'Agendar' }))
    await confirmarSenha(pessoa, senhaDemo)
    expect(await screen.findByText(/Efetivação marcada para 25\/11\/2026/)).toBeTruthy()
    await pessoa.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(screen.queryByText(/Efetivação marcada para/)).toBeNull())
  })

  it('is not made with a wrong password, nor when it is given up', async () => {
    const { id } = await daAdmissao()
    const pessoa = await abrir('gerente.rh', `/rh/admissao/visualizar/${id}`)
    const pedir = async (): Promise<void> => {
      await pessoa.click(await screen.findByRole('button', { name: 'Efetivar admissão' }))
      const dialogo = within(await screen.findByRole('dialog', { name: 'Efetivar a admissão?' }))
      await pessoa.click(dialogo.getByRole('button', { name: 'Efetivar' }))
    }
    await pedir()
    const senha = await confirmarSenha(pessoa, 'outra senha qualquer')
    expect(await senha.findByText('Senha incorreta.')).toBeTruthy()
    await pessoa.click(senha.getByRole('button', { name: 'Cancelar' }))
    await semDialogo()
    await pedir()
    await confirmarSenha(pessoa, senhaDemo)
    expect(await screen.findByText('Admissão efetivada')).toBeTruthy()
    expect((await screen.findAllByText('Efetivada')).length).toBeGreaterThan(0)
  })
})

/** Types the password where it is asked for. */
async function confirmarSenha(pessoa: Pessoa, senha: string) {
  const dialogo = within(await screen.findByRole('dialog', { name: 'Confirme sua senha' }))
  await pessoa.type(dialogo.getByLabelText('Senha'), senha)
  await pessoa.click(dialogo.getByRole('button', { name: 'Confirmar' }))
  return dialogo
}
