import { describe, expect, it } from 'vitest'
import { diasPossiveis, type CalendarioDoPedido } from './dias-possiveis.ts'
import { melhoresDatas, type PedidoDeDatas } from './melhores-datas.ts'

const calendario: CalendarioDoPedido = {
  dias: 30,
  aquisitivoFim: '2026-02-09',
  concessivoFim: '2027-01-31',
  hoje: '2026-03-02',
  impedimentos: [
    { inicio: '2026-06-01', fim: '2026-06-10', motivo: 'licença' },
    { inicio: '2026-09-01', fim: '2026-09-01' },
  ],
}
const dia = (data: string, mudanca: Partial<CalendarioDoPedido> = {}) =>
  diasPossiveis(2026, { ...calendario, ...mudanca }).find((cada) => cada.data === data)

describe('days of the year on which a vacation may begin', () => {
  it('has every day of the year, in order', () => {
    expect(diasPossiveis(2026, calendario)).toHaveLength(365)
    const bissexto = diasPossiveis(2028, calendario)
    expect([bissexto.length, bissexto[0]?.data, bissexto.at(-1)?.data]).toEqual([
      366,
      '2028-01-01',
      '2028-12-31',
    ])
  })

  it('says why each impossible day is, with its article', () => {
    const datas = [
      '2026-01-28',
      '2026-03-26',
      '2026-04-21',
      '2026-04-19',
      '2026-05-07',
      '2026-08-05',
      '2026-11-19',
    ]
    expect(datas.map((data) => dia(data))).toMatchSnapshot()
  })

  it('CLT art. 130: from the day after the acquisition period', () => {
    const semAviso: CalendarioDoPedido = {
      dias: 30,
      aquisitivoFim: '2026-02-09',
      concessivoFim: '2027-02-09',
    }
    const inicio = (data: string) => diasPossiveis(2026, semAviso).find((cada) => cada.data === data)?.codigo
    expect([inicio('2026-02-09'), inicio('2026-02-10')]).toEqual(['PERIODO_NAO_ADQUIRIDO', null])
  })

  it('CLT art. 135: from thirty days after the notice', () => {
    expect(dia('2026-03-31')?.codigo).toBe('AVISO_30_DIAS')
    expect(dia('2026-04-01', { hoje: '2026-03-03' })?.codigo).toBe('VESPERA_FERIADO')
    expect(dia('2026-03-31', { hoje: '2026-03-01' })?.codigo).toBeNull()
    expect(dia('2026-03-31', { hoje: '2026-03-02' })?.motivo).toContain('01/04/2026')
  })

  it('does not touch a leave with any of its days', () => {
    const comDias = (data: string, dias: number) => dia(data, { dias })?.codigo
    expect([comDias('2026-05-25', 7), comDias('2026-05-25', 8)]).toEqual([null, 'LICENCA_CONCOMITANTE'])
    expect([comDias('2026-06-10', 5), comDias('2026-06-11', 5)]).toEqual(['LICENCA_CONCOMITANTE', null])
  })

  it('CLT art. 137: counts the days in double of each start, also of the year after', () => {
    expect(dia('2026-12-29')?.diasEmDobro).toBe(0)
    expect(dia('2026-12-29', { concessivoFim: '2027-01-26' })?.diasEmDobro).toBe(1)
    expect(dia('2026-12-29', { concessivoFim: '2026-01-01' })?.diasEmDobro).toBe(30)
    expect(dia('2026-12-29', { concessivoFim: '2026-12-28' })?.diasEmDobro).toBe(30)
    expect(dia('2026-12-29', { concessivoFim: '2026-12-29' })?.diasEmDobro).toBe(29)
  })

  it('follows the scale, and the local holidays', () => {
    const regraDeInicio = {
      escala: { tipo: '12X36', inicioCiclo: '2026-01-01' },
      feriadosLocais: ['2026-07-09'],
    } as const
    const doze = (data: string) => dia(data, { regraDeInicio })
    expect(doze('2026-07-04')).toMatchObject({ situacao: 'possivel', repouso: false })
    expect(doze('2026-07-05')).toMatchObject({ codigo: 'FORA_DO_PLANTAO', repouso: true })
    expect(doze('2026-07-08')).toMatchObject({ codigo: 'VESPERA_FERIADO' })
    expect(doze('2026-07-09')).toMatchObject({ situacao: 'feriado', codigo: 'FERIADO' })
  })

  it('sees the holiday of the first days of the next year', () => {
    expect(dia('2026-12-30')?.codigo).toBe('VESPERA_FERIADO')
    expect(dia('2026-12-31', { dias: 1 })?.codigo).toBe('VESPERA_FERIADO')
  })

  it('is empty for days that are not whole', () => {
    expect([
      diasPossiveis(2026, { ...calendario, dias: 0 }),
      diasPossiveis(2026, { ...calendario, dias: 1.5 }),
    ]).toEqual([[], []])
  })
})

describe('best dates', () => {
  const pedido: PedidoDeDatas = {
    dias: 20,
    aquisitivoFim: '2026-02-09',
    concessivoFim: '2027-02-09',
    janela: { inicio: '2027-01-11', fim: '2027-02-02' },
    remuneracaoCentavos: 185_000,
  }

  it('come first when they cost less, lose fewer holidays and give more days away', () => {
    expect(melhoresDatas(pedido)).toMatchSnapshot()
  })

  it('put double pay last, with its price, and a holiday inside before it', () => {
    const { opcoes } = melhoresDatas({
      ...pedido,
      dias: 14,
      concessivoFim: '2027-04-25',
      janela: { inicio: '2027-04-06', fim: '2027-04-15' },
      quantas: 20,
    })
    expect(
      opcoes.map(({ inicio, diasEmDobro, feriadosDentro, diasLonge, custoDaDobraCentavos }) => [
        inicio,
        diasEmDobro,
        feriadosDentro,
        diasLonge,
        custoDaDobraCentavos,
      ]),
    ).toEqual([
      ['2027-04-07', 0, 0, 15, 0],
      ['2027-04-06', 0, 0, 14, 0],
      ['2027-04-12', 0, 1, 15, 0],
      ['2027-04-08', 0, 1, 14, 0],
      ['2027-04-13', 1, 1, 14, 8223],
      ['2027-04-14', 2, 1, 14, 16_444],
      ['2027-04-15', 3, 1, 14, 24_667],
    ])
  })

  it('CLT art. 59 § 2º: the free Saturday of a compensated week is a day away, and keeps no start away', () => {
    const folgaNo = (folgas: readonly ('sab' | 'seg')[]) =>
      melhoresDatas({
        ...pedido,
        dias: 12,
        janela: { inicio: '2027-05-03', fim: '2027-05-03' },
        regraDeInicio: { escala: { tipo: 'SEMANAL', repousos: ['dom'], folgas } },
      }).opcoes[0]?.diasLonge
    // From a Monday to the Friday of the next week: the Sunday and the holiday before it and, with the Saturday free, the two days after.
    expect([folgaNo([]), folgaNo(['sab'])]).toEqual([14, 16])
  })

  it('are as many as asked for, and none outside the window or of bad days', () => {
    expect(melhoresDatas({ ...pedido, quantas: 2 }).opcoes).toHaveLength(2)
    expect(melhoresDatas({ ...pedido, janela: { inicio: '2027-01-13', fim: '2027-01-12' } }).opcoes).toEqual(
      [],
    )
    expect(melhoresDatas({ ...pedido, dias: 0 })).toEqual({ ultimoInicioSemDobro: null, opcoes: [] })
    expect(melhoresDatas({ ...pedido, dias: 1.5 })).toEqual({ ultimoInicioSemDobro: null, opcoes: [] })
    const umDia = melhoresDatas({ ...pedido, janela: { inicio: '2027-01-12', fim: '2027-01-12' } })
    expect(umDia.opcoes.map(({ inicio }) => inicio)).toEqual(['2027-01-12'])
  })

  it('have no price without a pay base', () => {
    const { remuneracaoCentavos: _, ...semBase } = pedido
    expect(melhoresDatas(semBase).opcoes[0]?.custoDaDobraCentavos).toBeNull()
    expect(melhoresDatas({ ...pedido, remuneracaoCentavos: 0.5 }).opcoes[0]?.custoDaDobraCentavos).toBeNull()
  })

  it('CLT art. 137: know the last start before double pay, or that there is none any more', () => {
    expect(melhoresDatas(pedido).ultimoInicioSemDobro).toBe('2027-01-21')
    expect(melhoresDatas({ ...pedido, hoje: '2026-12-22' }).ultimoInicioSemDobro).toBe('2027-01-21')
    expect(melhoresDatas({ ...pedido, hoje: '2026-12-23' }).ultimoInicioSemDobro).toBeNull()
  })
})
