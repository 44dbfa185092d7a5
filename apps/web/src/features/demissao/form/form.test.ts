import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { alternativasDe, ladoDe } from './alternativas.ts'
import { avisosDe, pedidosDe, perguntados } from './campos.ts'
import { escolhasDe } from './Causa.tsx'
import { causasQueRestam, diaLivre } from './Antes.tsx'
import { pontosDe, resumoDosPontos } from './pontos.ts'
import type { Opcoes, Situacao } from '../registro.ts'
import { opcoes, situacao, vigente } from '../exemplos.ts'

describe('the causes as the form offers them', () => {
  it('stand with the common ones first, what the contract does not allow last, and say who approves', () => {
    const escolhas = escolhasDe(opcoes)
    expect(escolhas.map(({ value }) => value)).toEqual(['02', '07', '33', '01', '10', '06'])
    expect(escolhas.find(({ value }) => value === '01')?.detail).toContain('Gerente Rh aprova')
    expect(escolhas.filter(({ impossible }) => impossible).map(({ value }) => value)).toEqual(['06'])
    expect(escolhas.filter(({ rare }) => rare).map(({ value }) => value)).toEqual(['10', '06'])
  })

  it('are compared by what they mean, softly where they bring nothing', () => {
    const [dispensa, pedido] = escolhasDe(opcoes)
    expect(dispensa?.facts.map(({ text, none }) => [text, none])).toEqual(
      ['aviso 02', 'multa 02', 'saque 02', 'seguro 02'].map((texto) => [texto, false]),
    )
    expect(pedido?.facts.every(({ none }) => none)).toBe(true)
  })

  it('leave to who is protected what the company does not decide, and the serious fault', () => {
    expect(causasQueRestam(opcoes).map(({ codigo }) => codigo)).toEqual(['01', '07', '10'])
  })
})

describe('the fields that are asked for', () => {
  const pedidos = (dados: object, outras: Partial<Opcoes> = {}) =>
    Object.entries(pedidosDe(dados as Record<string, unknown>, { ...opcoes, ...outras }))
      .filter(([, pede]) => pede)
      .map(([campo]) => campo)
  const sempre = [
    'causa',
    'comunicacao',
    'motivo',
    'substituir',
    'observacao',
    'saldoFgts',
    'proventos',
    'descontos',
  ]

  it('are those of the cause, its notice and the person', () => {
    const alem = (dados: object, outras?: Partial<Opcoes>) =>
      pedidos(dados, outras)
        .filter((campo) => !sempre.includes(campo))
        .toSorted()
    expect(alem({ causa: '02', aviso: 'trabalhado' })).toEqual(['aviso', 'reducao', 'solicitacaoSeguro'])
    expect(alem({ causa: '33', aviso: 'trabalhado' })).toEqual(['aviso'])
    expect(alem({ causa: '07', aviso: 'indenizado' })).toEqual(['diasCumpridos'])
    expect(alem({ causa: '01', alinea: 'h' })).toEqual(['alinea', 'fatoEm', 'fatoOnde', 'fatos'])
    expect(alem({ causa: '01', alinea: 'd' })).toEqual(['alinea', 'fatoEm', 'fatos'])
    expect(alem({ causa: '01', alinea: 'i' })).toEqual(['alinea', 'chamadas', 'faltaDesde'])
    expect(alem({ causa: '10' })).toEqual(['desligamento'])
    expect(alem({ causa: '07' }, { situacao: { ...situacao, estabilidades: [vigente] } })).toContain(
      'assistencia',
    )
    expect(alem({ causa: '10' }, { situacao: { ...situacao, menor: true } })).toContain('responsavelLegal')
    expect(alem({ causa: '10', recontratacao: 'nao' }, { recontratacao: true })).toEqual([
      'desligamento',
      'recontratacao',
      'recontratacaoMotivo',
    ])
  })

  it('hold no amount for who does not see pay', () => {
    const semPagamento = { situacao: { ...situacao, salarioCentavos: null } }
    expect(pedidos({ causa: '02' }, semPagamento)).not.toContain('saldoFgts')
    expect(pedidos({ causa: '02' }, semPagamento)).not.toContain('solicitacaoSeguro')
  })

  it('are all that is sent', () => {
    const dados = { causa: '10', comunicacao: '2026-11-24', aviso: 'indenizado', alinea: 'i', saldoFgts: 1 }
    expect(perguntados(dados, opcoes)).toEqual({ causa: '10', comunicacao: '2026-11-24', saldoFgts: 1 })
    expect(avisosDe(opcoes, 'toString')).toEqual([])
  })
})

describe('what is told before anything is typed', () => {
  it('forbids while a protection holds, with its end and its source', () => {
    const protegida = { ...situacao, estabilidades: [vigente] }
    const pontos = pontosDe(protegida)
    expect(pontos[0]).toEqual({
      tom: 'impede',
      titulo: 'Gestante · estável até 10/12/2026',
      detalhe: 'ADCT art. 10 II b. Fonte: AFA-2026-000087',
    })
    expect(resumoDosPontos(protegida, pontos)).toBe('Não pode ser dispensada: estável até 10/12/2026')
    const semFim = { ...situacao, estabilidades: [{ ...vigente, fim: null }] }
    expect(resumoDosPontos(semFim, pontosDe(semFim))).toBe('Não pode ser dispensada: tem estabilidade')
  })

  it('says the days of vacation that are owed, one of them in the singular', () => {
    const ditos = [0, 1, 30].flatMap((saldoFerias) =>
      pontosDe({ ...situacao, saldoFerias }).flatMap(({ titulo, detalhe }) =>
        titulo.startsWith('Férias') ? [detalhe] : [],
      ),
    )
    expect(ditos).toEqual([
      'Nenhum dia vencido',
      '1 dia vencido entra na conta',
      '30 dias vencidos entram na conta',
    ])
  })

  it('counts what is to be known, and says where there is nothing', () => {
    const pontos = pontosDe(situacao)
    expect(pontos.every(({ tom }) => tom === 'ok')).toBe(true)
    expect(resumoDosPontos(situacao, pontos)).toBe('Pode ser dispensada? Sim, nada impede')
    const comFerias = {
      ...situacao,
      ferias: [{ inicio: '2026-12-07', fim: '2026-12-26', numero: 'FER-2026-000118' }],
      menor: true,
    }
    const comPontos = pontosDe(comFerias)
    expect(comPontos.slice(0, 2).map(({ titulo }) => titulo)).toEqual([
      'Férias marcadas · 07 a 26/12/2026',
      'Menor de 18 anos',
    ])
    expect(resumoDosPontos(comFerias, comPontos)).toBe('Pode ser dispensada? Sim, com 2 pontos a saber')
  })

  it('stops at a suspended contract, and tells other findings in their words', () => {
    const achado = (codigo: string, severidade: Pendencia['severidade']): Pendencia => ({
      codigo,
      severidade,
      mensagem: `achado ${codigo}`,
      baseLegal: 'CLT art. 476',
    })
    const suspensa: Situacao = {
      ...situacao,
      afastamentos: [{ inicio: '2026-10-01', fim: null, numero: 'AFA-2026-000001' }],
      impedimentos: [achado('CONTRATO_SUSPENSO', 'bloqueio'), achado('outro', 'alerta')],
    }
    expect(
      pontosDe(suspensa)
        .map(({ tom, titulo }) => [tom, titulo])
        .slice(0, 2),
    ).toEqual([
      ['impede', 'Afastamento · desde 01/10/2026, sem data de volta'],
      ['atencao', 'achado outro'],
    ])
    expect(resumoDosPontos(suspensa, pontosDe(suspensa))).toBe('Não pode ser dispensada agora')
  })
})

describe('what it is compared with', () => {
  const dados = { causa: '02', aviso: 'indenizado', comunicacao: '2026-11-24' }

  it('is the other notice, the causes that fit, and another day', () => {
    expect(alternativasDe(dados, opcoes)).toEqual([
      { label: 'Aviso trabalhado', dados: { aviso: 'trabalhado' } },
      { label: 'Causa 33', dados: { causa: '33', aviso: 'indenizado' } },
      { label: 'Causa 07', dados: { causa: '07' } },
      { label: 'Outra data', dados: { comunicacao: '2026-12-01' } },
    ])
  })

  it('is told by cause, notice and day', () => {
    expect(ladoDe(dados, opcoes)).toEqual({ title: 'Causa 02', detail: 'indenizado, ter 24/11/2026' })
    expect(ladoDe({ causa: '01', aviso: 'nao_se_aplica' }, opcoes)).toEqual({ title: 'Causa 01', detail: '' })
  })
})

describe('the day to be reminded of', () => {
  const com = (...fins: (string | null)[]) => ({
    estabilidades: fins.map((fim, i) => ({
      nome: 'Membro eleito da CIPA',
      inicio: '2026-01-01',
      fim,
      situacao: i === 2 ? ('futura' as const) : ('vigente' as const),
      origem: '',
      fundamento: '',
      permite: [],
    })),
  })

  it('is the first after the last protection in force, where its end is known', () => {
    expect(diaLivre(com('2026-12-10', '2026-12-31'))).toBe('2027-01-01')
    expect(diaLivre(com('2026-12-10', '2026-11-30', '2028-01-01'))).toBe('2026-12-11')
    expect(diaLivre(com('2026-12-10', null))).toBeNull()
    expect(diaLivre(com())).toBeNull()
  })
})
