import { screen, waitFor, within } from '@testing-library/dom'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { describe, expect, it } from 'vitest'
import { abrirVagas, alguemARemanejar, VIGENCIA } from '../../server/src/test/remanejamentos.ts'
import { rede } from './rede.ts'
import { modulos, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

const CRIAR = /^POST \/api\/remanejamento\/criar$/
const campo = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const botao = (name: string | RegExp) => screen.findByRole('button', { name })
const trocarPara = async (pessoa: Pessoa, destino: string) => pessoa.click(await botao(destino))

/** Somebody by day with a post of the same cargo to go to, and its form open. */
async function formulario(preparar: (id: number) => Promise<unknown> = async () => {}) {
  const { db } = sistema()
  const quem = await alguemARemanejar(db)
  const postoId = await abrirVagas(db, quem, 2)
  await preparar(quem.id)
  const pessoa = await abrir('coordenador.operacional', `/operacional/colaborador/${quem.id}/trasnferencia`)
  await screen.findByRole('heading', { name: `Remanejar ${quem.nome}` })
  return { quem, postoId, pessoa }
}

const vagas = async () => within(await screen.findByRole('radiogroup', { name: 'Posto de destino' }))

describe('asking for a transfer', () => {
  it('says in place what is missing, with the focus on the first of it, and sends nothing', async () => {
    const { pessoa } = await formulario()
    await pessoa.click(await botao('Enviar pedido'))
    const vigencia = await campo(/^A partir de/)
    await waitFor(() => expect(vigencia.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(vigencia)
    expect((await campo('Motivo')).getAttribute('aria-invalid')).toBe('true')
    expect(rede.chamadas(CRIAR)).toHaveLength(0)
  })

  it('offers free slots in the order of the fit, each with its why, and shows both sides of the one chosen', async () => {
    const { pessoa } = await formulario()
    await pessoa.escrever(await campo(/^A partir de/), VIGENCIA.split('-').toReversed().join('/'))
    const opcoes = await (await vagas()).findAllByRole('radio')
    const ordem = ['Muito bom', 'Bom', 'Fraco', 'Só com mudança de cidade']
    const lugares = opcoes.map((opcao) =>
      ordem.findIndex((afinidade) => opcao.closest('label')?.textContent.includes(afinidade)),
    )
    expect(lugares).not.toContain(-1)
    expect(lugares.findLastIndex((lugar) => lugar < 3)).toBeLessThan(
      lugares.includes(3) ? lugares.indexOf(3) : lugares.length,
    )
    const [primeira] = opcoes
    expect(primeira?.closest('label')?.textContent).toMatch(/mesma cidade|na cidade onde mora/)
    await pessoa.click(primeira as HTMLElement)
    for (const linha of ['Contrato', 'Escala e horário', 'Total por mês', 'Vagas'])
      expect((await screen.findAllByRole('row', { name: new RegExp(`^${linha}`) })).length).toBeGreaterThan(0)
    expect(screen.getByRole('columnheader', { name: 'Hoje' })).toBeTruthy()
  }, 20_000)

  it('asks for what the destination asks: a day back, nobody’s slot, or a colleague', async () => {
    const { pessoa } = await formulario()
    expect(screen.queryByRole('textbox', { name: /^Volta em/ })).toBeNull()
    await pessoa.click(await screen.findByRole('combobox', { name: /^Tipo/ }))
    await pessoa.click(await screen.findByRole('option', { name: 'Temporário' }))
    expect(await campo(/^Volta em/)).toBeTruthy()
    await trocarPara(pessoa, 'Reserva técnica')
    expect(screen.queryByRole('radiogroup', { name: 'Posto de destino' })).toBeNull()
    await trocarPara(pessoa, 'Troca')
    expect(await screen.findByRole('combobox', { name: /^Troca com/ })).toBeTruthy()
  })

  it('asks who holds a mandate for the consent, and says no more than that', async () => {
    await formulario(async (id) =>
      (await sistema().as('cadastro')).call('POST /api/colaborador/estabilidades', {
        body: {
          id,
          dados: {
            tipo: 'DIRIGENTE_SINDICAL',
            inicio: '2026-03-02',
            marco: '2027-03-01',
            documento: 'Ata da eleição',
          },
        },
      }),
    )
    expect(await screen.findByText(/Tem mandato registrado na ficha/)).toBeTruthy()
    expect(screen.queryByText(/sindical/i)).toBeNull()
  })
})

describe('the end of a contract', () => {
  it('keeps what is being decided while a batch opens its requests, and asks before it is left', async () => {
    const { deps } = sistema()
    const coordenador = await sistema().as('coordenador.operacional')
    const { results: fins } = await coordenador.call('GET /api/desmobilizacao/listar')
    const contratoId = fins[0]?.contratoId ?? 0
    const { results } = await coordenador.call('GET /api/desmobilizacao/obter/:id', {
      params: { id: contratoId },
    })
    const [uma, outra] = results.filter(({ processo, decisao }) => processo === null && decisao === null)
    if (!uma || !outra) throw new Error('nobody to decide for')
    await coordenador.call('POST /api/desmobilizacao/iniciar', {
      body: { contratoId, decisoes: [{ colaboradorId: outra.colaboradorId, decisao: 'reserva' }] },
    })
    const lugar = `/operacional/remanejamento/contratos/${contratoId}`
    const pessoa = await abrir('coordenador.operacional', lugar)
    const dela = async () => within(await screen.findByRole('group', { name: `Decisão de ${uma.nome}` }))
    await pessoa.click(await screen.findByRole('button', { name: /^Todas/ }))
    await pessoa.click((await dela()).getByRole('button', { name: 'Reserva' }))
    await modulos.remanejamento.lotes?.executar(deps)
    await waitFor(() => expect(screen.queryByRole('group', { name: `Decisão de ${outra.nome}` })).toBeNull())
    const marcada = (await dela()).getByRole('button', { name: 'Reserva' })
    expect(marcada.getAttribute('aria-pressed')).toBe('true')
    void pessoa.ir('/operacional')
    const pergunta = within(await screen.findByRole('dialog', { name: 'Sair sem guardar?' }))
    await pessoa.click(pergunta.getByRole('button', { name: 'Continuar decidindo' }))
    await pessoa.click(await screen.findByRole('button', { name: 'Guardar' }))
    await screen.findByText('Decisões guardadas.')
    await pessoa.ir('/operacional')
    await waitFor(() => expect(pessoa.onde()).toBe('/operacional'))
  })
  it('says at the day that it is over, while somebody is still choosing until when a person stays', async () => {
    const coordenador = await sistema().as('coordenador.operacional')
    const { results: fins } = await coordenador.call('GET /api/desmobilizacao/listar')
    const contratoId = fins[0]?.contratoId ?? 0
    const { hoje, results } = await coordenador.call('GET /api/desmobilizacao/obter/:id', {
      params: { id: contratoId },
    })
    const quem = results.find(({ processo }) => processo === null)
    if (!quem) throw new Error('nobody to decide for')
    const pessoa = await abrir(
      'coordenador.operacional',
      `/operacional/remanejamento/contratos/${contratoId}`,
    )
    await pessoa.click(await screen.findByRole('button', { name: /^Todas/ }))
    const dela = within(await screen.findByRole('group', { name: `Decisão de ${quem.nome}` }))
    await pessoa.click(dela.getByRole('button', { name: 'Fica…' }))
    const dialogo = within(await screen.findByRole('dialog', { name: `${quem.nome} fica` }))
    const ate = dialogo.getByRole<HTMLInputElement>('textbox', { name: 'Até' })
    const emPortugues = (dia: string) => dia.split('-').toReversed().join('/')
    await pessoa.escrever(ate, emPortugues(somarDias(hoje, -1)))
    await pessoa.click(dialogo.getByRole('textbox', { name: 'Motivo' }))
    await dialogo.findByText('Quem fica, fica até hoje ou até um dia que ainda vem')
    expect(ate.getAttribute('aria-invalid')).toBe('true')
    await pessoa.escrever(ate, emPortugues(hoje))
    await waitFor(() => expect(ate.getAttribute('aria-invalid')).toBe('false'))
  })

  it('tells who was faster, keeps what was chosen here, and sends it again knowingly', async () => {
    const coordenador = await sistema().as('coordenador.operacional')
    const { results: fins } = await coordenador.call('GET /api/desmobilizacao/listar')
    const contratoId = fins[0]?.contratoId ?? 0
    const ler = async () =>
      (await coordenador.call('GET /api/desmobilizacao/obter/:id', { params: { id: contratoId } })).results
    const uma = (await ler()).find(({ processo, decisao }) => processo === null && decisao === null)
    if (!uma) throw new Error('nobody to decide for')
    const { colaboradorId, nome } = uma
    const guardada = async () =>
      (await ler()).find((pessoa) => pessoa.colaboradorId === colaboradorId)?.decisao?.decisao
    const pessoa = await abrir(
      'coordenador.operacional',
      `/operacional/remanejamento/contratos/${contratoId}`,
    )
    const dela = async () => within(await screen.findByRole('group', { name: `Decisão de ${nome}` }))
    await pessoa.click(await screen.findByRole('button', { name: /^Todas/ }))
    await pessoa.click((await dela()).getByRole('button', { name: 'Reserva' }))
    const fica = { decisao: 'fica', ate: '2027-06-30', motivo: 'Desmonta o posto' } as const
    const admin = await sistema().as('administrador')
    await admin.call('POST /api/desmobilizacao/guardar', {
      body: { contratoId, decisoes: [{ colaboradorId, ...fica }] },
    })
    await pessoa.click(await screen.findByRole('button', { name: 'Guardar' }))
    await screen.findByText(new RegExp(`decidiu sobre ${nome} em `))
    expect(await guardada()).toBe('fica')
    expect((await dela()).getByRole('button', { name: 'Reserva' }).getAttribute('aria-pressed')).toBe('true')
    await screen.findByText('Guardado até agora: Fica até 30/06/2027')
    await pessoa.click(await screen.findByRole('button', { name: 'Guardar' }))
    await screen.findByText('Decisões guardadas.')
    expect(await guardada()).toBe('reserva')
  })
})
