import { describe, expect, it } from 'vitest'
import { writeAsSystem } from '../../../db/write.ts'
import { brinquedo } from '../../../test/brinquedo.ts'
import { HOJE } from '../../../test/clock.ts'
import { abrirLoja, recusa } from '../../../test/loja.ts'
import { executar } from '../engine.ts'
import { lockProcesso } from '../repository.ts'

const l = abrirLoja()
const { loja } = l

const emConferencia = async () => {
  const { id } = await l.abrir()
  await l.dar(id, l.calculista(), 'calculo')
  return id
}
/** The box may come later. */
const pronto = async () => {
  const id = await emConferencia()
  await l.dar(id, l.conferente(), 'conferencia')
  return id
}

/** A move of the system. */
const executarComo = (id: number, transicao: string, modulo: typeof l.modulo, mais = {}) =>
  writeAsSystem(l.rh.deps, 'teste', async (work) => {
    const quem = { id: 0, grupos: [], escopado: false }
    const processo = await lockProcesso(work.tx, brinquedo.name, id, quem)
    if (!processo) throw new Error('The toy is gone')
    const execucao = { processo, quem, autorId: null }
    const engine = { alertas: l.rh.deps.alertas, fuso: l.rh.deps.config.empresaFuso }
    await executar(engine, modulo, work, execucao, { transicao, ...mais })
  })

describe('moves of the engine', () => {
  it('run their checks and effects when the last parecer of a stage is given', async () => {
    const id = await emConferencia()
    expect((await l.ler(id)).status).toBe('em_conferencia')
    loja.inteiro = false
    expect(await recusa(l.dar(id, l.conferente(), 'conferencia'))).toEqual({
      codigo: 'pendencias',
      achados: ['quebrado'],
    })
    // The parecer that would complete the stage is not kept either: all or nothing.
    expect((await l.ler(id)).pareceres).toEqual({ calculo: 'aprovado', pintura: 'dispensado' })
    loja.inteiro = true
    await l.dar(id, l.conferente(), 'conferencia')
    expect((await l.ler(id)).status).toBe('pronto')
    expect(loja.prontos).toEqual([id])
  })

  it('gather no facts for a move that has neither checks nor effect', async () => {
    const id = await emConferencia()
    loja.consultas = 0
    await l.mover(id, l.coordenador(), 'cancelar')
    expect(loja.consultas).toBe(0)
  })

  it.each([
    { que: 'once, for the move and for the day that the next one is left for', efeitos: {}, vezes: 1 },
    { que: 'again, where an effect may have changed them', efeitos: l.modulo.efeitos ?? {}, vezes: 2 },
  ])('gather facts $que', async ({ efeitos, vezes }) => {
    loja.festa = '2027-01-10'
    const id = await emConferencia()
    loja.consultas = 0
    await executarComo(id, 'aprontar', { ...l.modulo, efeitos })
    expect(loja.consultas).toBe(vezes)
    expect((await l.ler(id)).agendado).toBe(true)
  })

  it('check a move that is due at once with the facts by which it is due', async () => {
    loja.festa = HOJE
    const id = await emConferencia()
    loja.consultas = 0
    await executarComo(id, 'aprontar', l.modulo)
    expect((await l.ler(id)).status).toBe('entregue')
    // Before the effect of the move that led there, and after it.
    expect(loja.consultas).toBe(2)
  })

  it('gather facts again once a parecer was waived by them', async () => {
    loja.colorido = true
    const id = await emConferencia()
    await l.dar(id, l.conferente(), 'conferencia')
    loja.colorido = false
    loja.consultas = 0
    const { versao } = await l.ler(id)
    await l.registroDe('PUT /editar', l.calculista(), {
      body: { id, versao, dados: { cor: 'verde', dia: '2027-01-01' } },
    })
    const { status, pareceres } = await l.ler(id)
    expect([status, pareceres['pintura']]).toEqual(['pronto', 'dispensado'])
    // For the act, for the waiver, for the move of the stage that it ended, and for the day of the next.
    expect(loja.consultas).toBe(4)
  })
})

describe('moves that are due when a stage ends', () => {
  it('are of a date that the module has code for', async () => {
    const id = await emConferencia()
    await expect(executarComo(id, 'aprontar', { ...l.modulo, datas: {} })).rejects.toThrow(
      'brinquedo has no code for the date festa',
    )
    expect((await l.ler(id)).status).toBe('em_conferencia')
  })

  it('take as read what nobody is there to read', async () => {
    loja.festa = '2026-11-01'
    const id = await emConferencia()
    const amassada = { codigo: 'amassada', severidade: 'alerta', mensagem: 'A caixa amassou.' } as const
    const regras = { ...l.modulo.regras, embalado: () => [amassada] }
    await executarComo(id, 'aprontar', { ...l.modulo, regras })
    const { status, eventos } = await l.obter(id, l.coordenador())
    expect(status).toBe('entregue')
    expect(eventos.at(-1)).toMatchObject({ nome: 'entregar', alertas: [amassada] })
  })
})

describe('moves of people', () => {
  it('are only the declared ones, and items name fields of the form', async () => {
    loja.colorido = true
    const id = await emConferencia()
    const mover = (transicao: string, mais = {}) => recusa(l.mover(id, l.almoxarife(), transicao, mais))
    expect(await mover('constructor')).toMatchObject({ codigo: 'transicao_invalida' })
    expect(await mover('aprontar')).toMatchObject({ codigo: 'transicao_invalida' })
    const itens = [{ campo: 'rodas', motivo: 'Não existe' }]
    expect(await mover('devolver', { motivo: 'Outra cor', itens })).toMatchObject({ codigo: 'validacao' })
  })

  it('ask for their fields, and give them to the effect and to the history', async () => {
    const id = await pronto()
    expect(await recusa(l.mover(id, l.coordenador(), 'emprestar'))).toEqual({
      codigo: 'validacao',
      campos: ['dados.ate'],
    })
    const dados = { ate: '2026-12-31' }
    const { eventos } = await l.mover(id, l.coordenador(), 'emprestar', { dados })
    expect(eventos.at(-1)).toMatchObject({ nome: 'emprestar', dados })
    expect(loja.emprestimos).toEqual([dados])
    // The declaration names who sees them.
    const doGestor = await l.obter(id, l.gestor())
    expect(doGestor.eventos.at(-1)).toMatchObject({ nome: 'emprestar', dados: {} })
  })

  it('ask no checks of the system where something else ended what the process rests on', async () => {
    loja.embalado = false
    const id = await pronto()
    const entregar = (imposta: boolean) => executarComo(id, 'entregar', l.modulo, { imposta })
    await expect(entregar(false)).rejects.toMatchObject({ codigo: 'pendencias' })
    await entregar(true)
    expect(await l.obter(id, l.gestor())).toMatchObject({ status: 'entregue' })
  })

  it('lift a block only for the groups that the block names, with a reason', async () => {
    loja.paraMaiores = true
    const id = await pronto()
    const emprestar = (ator: ReturnType<typeof l.gestor>, mais = {}) =>
      l.mover(id, ator, 'emprestar', {
        dados: { ate: '2026-12-31' },
        alertasAceitos: ['para_maiores'],
        ...mais,
      })
    const motivo = 'O irmão mais velho cuida'
    expect(await recusa(emprestar(l.pessoa(3, 'Cadastro'), { motivo }))).toEqual({
      codigo: 'pendencias',
      achados: ['para_maiores'],
    })
    expect(await recusa(emprestar(l.coordenador()))).toEqual({ codigo: 'validacao', campos: ['motivo'] })
    expect(await emprestar(l.coordenador(), { motivo })).toMatchObject({ status: 'emprestado' })
  })

  it('that ask for the password wait for it', async () => {
    const id = await pronto()
    expect(await recusa(l.mover(id, l.almoxarife(), 'guardar'))).toEqual({ codigo: 'confirmar_senha' })
    const confirmado = { ...l.almoxarife(), confirmadaAte: '2099-01-01T00:00:00Z' }
    expect(await l.mover(id, confirmado, 'guardar')).toMatchObject({ status: 'guardado' })
  })

  it('are told to who asked, but for their own', async () => {
    const ditos = async (id: number) => {
      const linhas = l.rh.db.selectFrom('notificacao').select(['usuarioId', 'texto'])
      return linhas.where('processoId', '=', id).where('texto', 'like', '%: cancelado').execute()
    }
    const meu = await pronto()
    await l.mover(meu, l.gestor(), 'desistir')
    expect(await ditos(meu)).toEqual([])
    await l.passarAoProximo()
    const id = await emConferencia()
    await l.mover(id, l.coordenador(), 'cancelar')
    expect(await ditos(id)).toMatchObject([{ usuarioId: l.gestor().id }])
  })

  it('that need another person are refused to whoever asked', async () => {
    const { id } = await l.abrir({ cor: 'verde' }, l.coordenador())
    await l.dar(id, l.calculista(), 'calculo')
    await l.dar(id, l.conferente(), 'conferencia')
    expect(await recusa(l.mover(id, l.coordenador(), 'emprestar'))).toEqual({ codigo: 'autoaprovacao' })
  })

  it('take an effect back from the end, with a reason', async () => {
    loja.festa = '2026-11-01'
    const id = await pronto()
    expect(await recusa(l.mover(id, l.coordenador(), 'desfazer'))).toEqual({
      codigo: 'validacao',
      campos: ['motivo'],
    })
    expect(await l.mover(id, l.coordenador(), 'desfazer', { motivo: 'Era de outra criança' })).toMatchObject({
      status: 'desfeito',
    })
  })
})

describe('dates of a parecer', () => {
  it('are of what has happened, the second not before the first', async () => {
    const { id } = await l.abrir()
    const dar = (dados: object) => recusa(l.dar(id, l.calculista(), 'calculo', { dados }))
    const recusada = (campo: string) => ({ codigo: 'validacao', campos: [`dados.${campo}`] })
    expect(await dar({ comecou: '2099-01-01' })).toEqual(recusada('comecou'))
    expect(await dar({ comecou: '2026-11-10', terminou: '2026-11-09' })).toEqual(recusada('terminou'))
    await l.dar(id, l.calculista(), 'calculo', { dados: { comecou: '2026-11-10', terminou: '2026-11-10' } })
    expect((await l.ler(id)).pareceres).toMatchObject({ calculo: 'aprovado' })
  })
})

describe('two people', () => {
  it('give two pareceres: the author of one may not give the other, nor is it their turn', async () => {
    const id = await emConferencia()
    expect(await recusa(l.dar(id, l.calculista(), 'conferencia'))).toEqual({ codigo: 'mesma_pessoa' })
    expect([await l.esperaPor(id, l.calculista()), await l.esperaPor(id, l.conferente())]).toEqual([
      false,
      true,
    ])
    await l.dar(id, l.conferente(), 'conferencia')
    expect(await recusa(l.mover(id, l.conferente(), 'entregar'))).toEqual({ codigo: 'mesma_pessoa' })
    expect([await l.esperaPor(id, l.calculista()), await l.esperaPor(id, l.conferente())]).toEqual([
      true,
      false,
    ])
    await l.mover(id, l.calculista(), 'entregar')
    expect((await l.ler(id)).status).toBe('entregue')
  })
})

describe('pareceres', () => {
  it('that depend on a fact are waived by the system, for the declared reason, where it does not hold', async () => {
    const id = await emConferencia()
    const linhas = await l.rh.db
      .selectFrom('processoEvento')
      .select(['tipo', 'nome', 'para', 'motivo', 'usuarioId'])
      .where('processoId', '=', id)
      .where('nome', '=', 'pintura')
      .execute()
    const motivo = 'O brinquedo não tem cor.'
    expect(linhas).toEqual([
      { tipo: 'parecer', nome: 'pintura', para: 'dispensado', motivo, usuarioId: null },
    ])
  })

  it('that depend on a fact are asked like any other where it holds', async () => {
    loja.colorido = true
    const id = await pronto()
    expect((await l.ler(id)).status).toBe('em_conferencia')
    expect(await l.esperaPor(id, l.almoxarife())).toBe(true)
    await l.dar(id, l.almoxarife(), 'pintura')
    expect((await l.ler(id)).status).toBe('pronto')
  })

  it('that may lag do not hold the stage back, and are given after it', async () => {
    const id = await pronto()
    const sesmt = l.pessoa(3, 'Sesmt')
    expect([(await l.ler(id)).status, await l.esperaPor(id, sesmt)]).toEqual(['pronto', true])
    await l.dar(id, sesmt, 'caixa')
    expect((await l.ler(id)).pareceres).toMatchObject({ caixa: 'aprovado' })
    expect(await l.esperaPor(id, sesmt)).toBe(false)
  })

  it('are held to their checks where they approve, and keep the alerts that were read', async () => {
    const id = await pronto()
    const sesmt = l.pessoa(3, 'Sesmt')
    loja.existe = false
    expect(await recusa(l.dar(id, sesmt, 'caixa'))).toEqual({
      codigo: 'pendencias',
      achados: ['inexistente'],
    })
    expect((await l.ler(id)).pareceres['caixa']).not.toBe('aprovado')
    Object.assign(loja, { existe: true, raro: true })
    expect(await recusa(l.dar(id, sesmt, 'caixa'))).toEqual({ codigo: 'pendencias', achados: ['raro'] })
    const { eventos } = await l.dar(id, sesmt, 'caixa', { alertasAceitos: ['raro'] })
    expect(eventos.at(-1)).toMatchObject({ nome: 'caixa', alertas: [{ codigo: 'raro' }] })
  })

  it('are held to nothing where they are waived', async () => {
    const id = await pronto()
    loja.existe = false
    await l.dar(id, l.pessoa(3, 'Sesmt'), 'caixa', { decisao: 'dispensado', comentario: 'Vai sem a caixa' })
    expect((await l.ler(id)).pareceres).toMatchObject({ caixa: 'dispensado' })
  })

  it('show their fields and their reserved reason to the groups that are named', async () => {
    const { id } = await l.abrir()
    await l.dar(id, l.calculista(), 'calculo', {
      dados: { horas: 3 },
      comentario: 'Três horas de mão de obra',
    })
    expect(await l.obter(id, l.conferente())).toMatchObject({
      pareceres: expect.arrayContaining([
        expect.objectContaining({
          nome: 'calculo',
          dados: { horas: 3 },
          comentario: 'Três horas de mão de obra',
        }),
      ]),
    })
    const doAlmoxarife = JSON.stringify(await l.obter(id, l.almoxarife()))
    expect(doAlmoxarife).not.toMatch(/horas/)
  })
})

describe('an act', () => {
  it('is offered to its groups in its statuses', async () => {
    const id = await emConferencia()
    expect(await l.obter(id, l.almoxarife())).toMatchObject({ atos: [] })
    await l.dar(id, l.conferente(), 'conferencia')
    expect(await l.obter(id, l.almoxarife())).toMatchObject({ atos: ['polir'] })
    expect(await l.obter(id, l.conferente())).toMatchObject({ atos: [] })
  })
})
