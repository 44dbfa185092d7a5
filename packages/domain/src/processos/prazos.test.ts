import { describe, expect, it } from 'vitest'
import type { PrazosDoTipo } from '../processo/prazo.ts'
import { isAberto, processoDe, tiposDeclarados } from './processos.ts'
import { prazoDoProcesso, prazos } from './prazos.ts'

const fatos = (
  status: string,
  data: string | null,
  dadas: string[] = [],
  pagarAte: string | null = null,
) => ({
  status,
  data,
  dadas,
  pagarAte,
  feitos: [] as string[],
})

describe('the term of an admission (MOS S-2200: registered the day before the start)', () => {
  // 01/12/2026 is a Tuesday: Monday is the eve, and the steps before it have the days of the week before.
  it.each([
    ['rascunho', [], '2026-11-25', 'envio'],
    ['devolvida', [], '2026-11-25', 'correção'],
    ['solicitada', [], '2026-11-25', 'vaga'],
    ['em_analise', ['vaga', 'exame'], '2026-11-26', 'análise'],
    // The uniform may lag: it holds nobody back.
    ['em_analise', ['vaga', 'exame', 'documentos'], '2026-11-27', 'aprovação'],
    ['aprovada', ['vaga', 'exame', 'documentos'], '2026-11-30', 'eSocial'],
    ['efetivada', ['vaga', 'exame', 'documentos', 'uniforme'], '2026-12-01', 'uniforme'],
  ])('%s with %j runs out on %s (%s)', (status, dadas, dia, rotulo) => {
    expect(prazoDoProcesso('admissao', fatos(status, '2026-12-01', dadas))).toMatchObject({ dia, rotulo })
  })

  it('never moves the day of the law, also where it is a Sunday, and keeps its steps on business days', () => {
    // A start on Monday 30/11: the eve is Sunday.
    expect(prazoDoProcesso('admissao', fatos('aprovada', '2026-11-30'))).toEqual({
      dia: '2026-11-29',
      rotulo: 'eSocial',
      lei: '2026-11-29',
    })
    expect(prazoDoProcesso('admissao', fatos('em_analise', '2026-11-30'))).toEqual({
      dia: '2026-11-26',
      rotulo: 'análise',
      lei: '2026-11-29',
    })
    // 20/11 is a national holiday (Lei 14.759/2023).
    expect(prazoDoProcesso('admissao', fatos('solicitada', '2026-11-25'))).toMatchObject({
      dia: '2026-11-18',
    })
  })

  it('is none once nothing is owed, and none without a date that exists', () => {
    expect(prazoDoProcesso('admissao', fatos('efetivada', '2026-12-01', ['entrega']))).toBeNull()
    for (const data of [null, '', '2026-1', '20/11/2026', '2026-13-40'])
      expect(prazoDoProcesso('admissao', fatos('rascunho', data))).toBeNull()
  })
})

describe('the term of a vacation', () => {
  it('is the notice (CLT art. 135), then the payment (art. 145) on a business day, then none', () => {
    expect(prazoDoProcesso('ferias', fatos('solicitada', '2027-01-11'))).toMatchObject({
      dia: '2026-12-12',
      rotulo: 'aviso',
    })
    expect(prazoDoProcesso('ferias', fatos('aprovada', '2027-01-11'))).toMatchObject({ rotulo: 'aviso' })
    const avisada = { feitos: ['aviso_assinado'] }
    // Two days before Monday 11/01 is Saturday.
    expect(prazoDoProcesso('ferias', { ...fatos('aprovada', '2027-01-11'), ...avisada })).toEqual({
      dia: '2027-01-08',
      rotulo: 'pagamento',
      lei: '2027-01-09',
    })
    const paga = fatos('em_gozo', '2027-01-11', ['pagamento'])
    expect(prazoDoProcesso('ferias', { ...paga, ...avisada })).toBeNull()
    // Late as it is, it is asked for until it is there.
    expect(prazoDoProcesso('ferias', paga)).toMatchObject({ dia: '2026-12-12', rotulo: 'aviso' })
  })
})

describe('the term of the other kinds', () => {
  it('of a dismissal is its last day, then the payment (CLT art. 477 § 6º)', () => {
    expect(prazoDoProcesso('demissao', fatos('aprovada', '2026-12-10', [], '2026-12-18'))).toMatchObject({
      dia: '2026-12-10',
    })
    expect(prazoDoProcesso('demissao', fatos('desligado', '2026-12-10', [], '2026-12-18'))).toMatchObject({
      dia: '2026-12-18',
      rotulo: 'pagamento',
    })
  })

  it('of a change of contract is decided before it holds, and told until day 15 of the month after (S-2206)', () => {
    for (const [tipo, analise, efetivada] of [
      ['promocao', 'em_analise', 'efetivada'],
      ['remanejamento', 'em_analise', 'efetivado'],
    ] as const) {
      expect(prazoDoProcesso(tipo, fatos(analise, '2026-12-01'))?.dia).toBe('2026-11-30')
      expect(prazoDoProcesso(tipo, fatos(efetivada, '2026-12-01'))?.dia).toBe('2027-01-15')
    }
  })

  it('of a leave depends on its dates alone: it tells no reason', () => {
    expect(prazoDoProcesso('afastamento', fatos('informado', '2026-11-03'))).toMatchObject({
      dia: '2026-11-18',
      rotulo: 'eSocial',
    })
    expect(prazoDoProcesso('afastamento', fatos('homologado', '2026-11-03'))).toBeNull()
  })
})

const nomesEm = (um: PrazosDoTipo['em'][string]): string[] => {
  if (um === null || um === undefined) return []
  return typeof um === 'string' ? [um] : [um.ate, ...nomesEm(um.depois)]
}

describe('every kind', () => {
  it.each(tiposDeclarados)('%s has a word for each status, and a term in none that has ended', (tipo) => {
    const statuses = processoDe(tipo)?.statuses ?? {}
    expect(Object.keys(prazos[tipo].em).toSorted()).toEqual(Object.keys(statuses).toSorted())
    for (const status of Object.keys(statuses).filter((nome) => !isAberto(tipo, nome)))
      expect(prazos[tipo].em[status]).toBeNull()
    const usados = new Set(Object.values(prazos[tipo].em).flatMap(nomesEm))
    expect(Object.keys(prazos[tipo].termos).filter((termo) => !usados.has(termo))).toEqual([])
  })
})
