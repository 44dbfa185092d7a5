import { describe, expect, it } from 'vitest'
import { circunstancias } from '../../regras/rescisao/exemplo.ts'
import { simularDemissao } from '../../regras/rescisao/simulacao.ts'
import { grupos, type Grupo } from '../../setores/grupos.ts'
import { impedimento } from '../../processo/vez.ts'
import { demissao } from './demissao.ts'
import { comoPedido, diaDoDesligamento, formularioDemissao } from './formulario.ts'
import type { FatosDaDemissao } from './fatos.ts'
import { setoresDaDemissao } from './quem.ts'
import { diaDaAssinatura, regrasDaDemissao } from './rules.ts'
import { camposVisiveisDaDemissao, veCausa, veValores, visaoDa } from './visibilidade.ts'

const HOJE = circunstancias.hoje
const dados = { causa: '02', comunicacao: HOJE, aviso: 'indenizado', motivo: 'Redução do quadro.' }
const documentos = { aviso: true, reconsideracao: true, comprovante: true, trct: true }

type Check = keyof typeof regrasDaDemissao
type Mudanca = Partial<FatosDaDemissao>

const codigos = (check: Check, mudanca: Mudanca = {}, digitado: object = {}): string[] => {
  const leitura = formularioDemissao.ler({ ...dados, ...digitado })
  const fatos: FatosDaDemissao = {
    hoje: HOJE,
    pedido: comoPedido(leitura.parciais),
    circunstancias,
    limites: { antecedenciaDias: 0, retroativoDias: 0, corteDia: 31 },
    desligamento: null,
    setores: ['operacional', 'rh'],
    gerenteRh: false,
    documentos,
    conferidas: [{ codigo: 'saldo_salario', resultado: 'ok' }],
    exame: 'apto',
    exameDispensado: false,
    vagaOcupadaDe: null,
    ...mudanca,
  }
  return regrasDaDemissao[check]({ leitura, fatos }).map(({ codigo }) => codigo)
}

const semDocumento = (nome: keyof typeof documentos): Mudanca => ({
  documentos: { ...documentos, [nome]: false },
})

// prova: entidade.demissao
describe('checks of a dismissal', () => {
  it.each<[string, Check, Mudanca, object, string[]]>([
    ['a bond that something else ended', 'vinculo', { desligamento: '2020-01-01' }, {}, ['desligado']],
    ['a cause that only Rh asks for', 'pede', { setores: ['operacional'] }, { causa: '47' }, ['causa_do_rh']],
    ['the same, by Rh', 'pede', { setores: ['rh'] }, { causa: '47' }, []],
    ['17 without Gerente Rh', 'alcada', {}, { causa: '17' }, ['alcada']],
    ['33 by Gerente Rh', 'alcada', { gerenteRh: true }, { causa: '33' }, []],
    ['02 by the coordination', 'alcada', {}, {}, []],
    [
      'what the company decides, yesterday',
      'prazo',
      {},
      { comunicacao: '2000-01-01' },
      ['retroativa_demais'],
    ],
    ['a resignation of yesterday', 'prazo', {}, { causa: '07', comunicacao: '2000-01-01' }, []],
    ['a serious fault of yesterday', 'prazo', {}, { causa: '01', comunicacao: '2000-01-01' }, []],
    [
      'who may not come back, and no why',
      'recontratacao',
      {},
      { recontratacao: 'nao' },
      ['recontratacao_sem_motivo'],
    ],
    ['who may come back', 'recontratacao', {}, { recontratacao: 'sim' }, []],
    ['one signature', 'reconsideracao', semDocumento('reconsideracao'), {}, ['RECONSIDERACAO_SEM_ACEITE']],
    ['a slot that is gone', 'reconsideracao', { vagaOcupadaDe: '2999-01-01' }, {}, ['vaga_ocupada']],
    ['nothing checked', 'conferida', { conferidas: null }, {}, ['conferencia_pendente']],
    [
      'a line that diverges',
      'conferida',
      { conferidas: [{ codigo: 'saldo_salario', resultado: 'divergente', motivo: 'Outro valor' }] },
      {},
      ['linhas_divergentes'],
    ],
    ['no proof of payment', 'documentos', semDocumento('comprovante'), {}, ['comprovante_pendente']],
    ['no signed TRCT', 'documentos', semDocumento('trct'), {}, ['trct_pendente']],
    ['what ends no work', 'documentos', semDocumento('trct'), { causa: '36' }, []],
  ])('%s', (_, check, mudanca, digitado, esperados) => {
    expect(codigos(check, mudanca, digitado)).toEqual(esperados)
  })

  it('let no payroll stop a notice: the cut-off is an alert', () => {
    const leitura = formularioDemissao.ler({ ...dados, comunicacao: '2026-11-23' })
    const limites = { antecedenciaDias: 0, retroativoDias: 0, corteDia: 20 }
    const fatos = { hoje: '2026-11-23', limites } as FatosDaDemissao
    expect(regrasDaDemissao.prazo({ leitura, fatos })).toMatchObject([
      { codigo: 'corte', severidade: 'alerta' },
    ])
  })

  it('ask for the signed notice, but of a death', () => {
    expect(codigos('comunicacao', semDocumento('aviso'))).toContain('aviso_pendente')
    const morte = { causa: '10', aviso: 'nao_se_aplica', desligamento: HOJE }
    expect(codigos('comunicacao', semDocumento('aviso'), morte)).not.toContain('aviso_pendente')
  })

  it('ask for the exam at the end, unless it was waived, and tell when it found the person unfit', () => {
    const semExame = { circunstancias: { ...circunstancias, ultimoExame: null, asoDemissional: null } }
    expect(codigos('encerramento', semExame)).toContain('ASO_DEMISSIONAL')
    expect(codigos('encerramento', { ...semExame, exameDispensado: true })).not.toContain('ASO_DEMISSIONAL')
    expect(codigos('encerramento', { exame: 'inapto' })).toContain('exame_inapto')
  })

  it('tell no amount: findings are kept where people without pay read', () => {
    const leitura = formularioDemissao.ler(dados)
    const fatos = { pedido: comoPedido(leitura.parciais), circunstancias }
    const achados = regrasDaDemissao.legislacao({ leitura, fatos: fatos as FatosDaDemissao })
    expect(achados.filter(({ dados: ditos }) => ditos && 'valorCentavos' in ditos)).toEqual([])
  })

  it('read bad input as missing fields, each in its place', () => {
    const campos = (digitado: object) =>
      formularioDemissao.ler({ ...dados, ...digitado }).faltas.map(({ campo }) => campo)
    expect(campos({ comunicacao: '2026-02-31' })).toEqual(['comunicacao'])
    expect(campos({ saldoFgts: -1, diasCumpridos: -3 })).toEqual(['diasCumpridos', 'saldoFgts'])
    for (const lista of ['proventos', 'descontos'])
      expect(campos({ [lista]: [{ descricao: 'Avental', valorCentavos: -100 }] })).toEqual([
        `${lista}.0.valorCentavos`,
      ])
    expect(campos({ aviso: 'meio', alinea: 'z' })).toEqual(['alinea', 'aviso'])
  })
})

describe('the day of the end', () => {
  it('is by the form alone what the rules work out', () => {
    for (const digitado of [
      {},
      { aviso: 'trabalhado' },
      { causa: '07', aviso: 'trabalhado' },
      { causa: '33' },
    ]) {
      const { parciais } = formularioDemissao.ler({ ...dados, ...digitado })
      const simulada = simularDemissao(comoPedido(parciais), circunstancias)
      expect([digitado, diaDoDesligamento(parciais)]).toEqual([digitado, simulada?.dtDeslig])
    }
  })

  it('is told by who signs: a notice of the company on its own day, what happened when it did', () => {
    const previsto = { comunicacao: '2026-11-10', causa: '02' }
    expect(diaDaAssinatura(undefined, previsto, '2026-11-10')).toEqual({ dia: '2026-11-10' })
    expect(diaDaAssinatura(undefined, previsto, '2026-11-12')).toHaveProperty('erro')
    expect(diaDaAssinatura('2026-11-12', previsto, '2026-11-12')).toEqual({ dia: '2026-11-12' })
    expect(diaDaAssinatura('2026-11-13', previsto, '2026-11-12')).toHaveProperty('erro')
    expect(diaDaAssinatura(undefined, { ...previsto, causa: '07' }, '2026-11-12')).toEqual({
      dia: '2026-11-10',
    })
  })
})

describe('the declaration of demissão', () => {
  const situacao = {
    status: 'em_conferencia',
    pareceres: { departamento_pessoal: 'aprovado', conferencia: 'aprovado' },
    solicitanteId: 1,
  } as const
  const finaliza = (id: number, grupo: Grupo) =>
    impedimento(
      demissao,
      'finalizar',
      { ...situacao, autores: { departamento_pessoal: 2 } },
      { id, grupos: [grupo] },
    )

  it('is finished by Conferência, and not by who calculated', () => {
    expect(finaliza(3, 'Rescisao')).toBeNull()
    expect(finaliza(2, 'Rescisao')).toBe('mesma_pessoa')
    expect(finaliza(3, 'Cadastro')).toBe('sem_permissao')
  })

  it('is taken back by Gerente Rh alone', () => {
    const quem = grupos.filter(
      (grupo) =>
        impedimento(
          demissao,
          'reconsiderar',
          { status: 'em_aviso', pareceres: {}, solicitanteId: 1 },
          { id: 2, grupos: [grupo] },
        ) === null,
    )
    expect(quem).toEqual(['Gerente Rh'])
  })
})

describe('who sees what of a dismissal', () => {
  it('is dates for who only follows it, why for who asks, amounts for who sees pay', () => {
    expect(grupos.filter((grupo) => visaoDa([grupo]) === 'datas')).toEqual(
      expect.arrayContaining(['Vagas', 'Sesmt', 'Almoxarifado']),
    )
    expect([veCausa(['Assistente Gestor']), veValores(['Assistente Gestor'])]).toEqual([true, false])
    expect([...camposVisiveisDaDemissao(['Vagas'])]).toEqual(['comunicacao', 'desligamento', 'substituir'])
    const recontrata = grupos.filter((grupo) => camposVisiveisDaDemissao([grupo]).has('recontratacao'))
    expect(recontrata).toContain('Gerente Administrador')
    expect(recontrata).not.toContain('Gestor')
    expect(setoresDaDemissao(['Vagas'])).toEqual([])
  })
})
