import { describe, expect, it } from 'vitest'
import { verificarPagamento } from './prazos.ts'
import { verificarPedidoDeFerias, type PedidoDeFerias } from './pedido.ts'

const pedido: PedidoDeFerias = {
  comunicacao: '2026-10-01',
  aquisitivoFim: '2026-05-01',
  concessivoFim: '2027-05-01',
  diasDireito: 30,
  abono: 0,
  concordancia: true,
  trechos: [{ inicio: '2026-11-16', dias: 30 }],
  impedimentos: [],
}
const codigos = (mudanca: Partial<PedidoDeFerias>): readonly string[] =>
  verificarPedidoDeFerias({ ...pedido, ...mudanca }).map(({ codigo }) => codigo)

describe('request of individual vacation', () => {
  it('finds nothing in a lawful one', () => {
    expect(codigos({})).toEqual([])
  })

  it('says everything at once, in sentences with the article', () => {
    expect(
      verificarPedidoDeFerias({
        ...pedido,
        comunicacao: '2026-10-20',
        abono: 11,
        abonoRequeridoEm: '2026-04-17',
        trechos: [
          { inicio: '2027-04-15', dias: 19 },
          { inicio: '2026-04-19', dias: 5 },
        ],
        impedimentos: [{ inicio: '2027-05-03', fim: '2027-05-10' }],
      }),
    ).toMatchSnapshot()
  })

  it('CLT art. 134: the period must be complete before the first day', () => {
    expect(codigos({ aquisitivoFim: '2026-11-16' })).toEqual(['PERIODO_NAO_ADQUIRIDO'])
    expect(codigos({ aquisitivoFim: '2026-11-15' })).toEqual([])
  })

  it('CLT art. 135: told in writing at least 30 days before', () => {
    expect(codigos({ comunicacao: '2026-10-17' })).toEqual([])
    expect(codigos({ comunicacao: '2026-10-18' })).toEqual(['AVISO_30_DIAS'])
  })

  it('CLT art. 134 § 1º: divided only with agreement', () => {
    const trechos = [
      { inicio: '2026-11-16', dias: 15 },
      { inicio: '2027-01-11', dias: 15 },
    ]
    expect(codigos({ trechos })).toEqual([])
    expect(codigos({ trechos, concordancia: false })).toEqual(['SEM_CONCORDANCIA'])
  })

  it('CLT art. 134 § 3º: the code leaves the date to the sentence', () => {
    expect(codigos({ trechos: [{ inicio: '2026-11-19', dias: 30 }] })).toEqual(['VESPERA_FERIADO'])
    expect(
      codigos({
        trechos: [{ inicio: '2026-11-18', dias: 30 }],
        regraDeInicio: { feriadosLocais: ['2026-11-18'] },
      }),
    ).toEqual(['FERIADO'])
  })

  it('CLT art. 134 § 3º: says the next day on which it may start', () => {
    const inicio = (data: string, regraDeInicio: PedidoDeFerias['regraDeInicio'] = {}) =>
      verificarPedidoDeFerias({ ...pedido, regraDeInicio, trechos: [{ inicio: data, dias: 30 }] }).map(
        ({ mensagem, dados }) => [mensagem, dados],
      )
    expect(inicio('2026-11-20')).toEqual([
      [
        'As férias não podem começar em feriado. Marque 23/11/2026 ou outro dia.',
        { proximoInicio: '2026-11-23' },
      ],
    ])
    const nunca = { tipo: 'SEMANAL', repousos: ['seg', 'qua', 'sex', 'dom'] } as const
    expect(inicio('2026-11-23', { escala: nunca })).toEqual([
      ['As férias não podem começar no dia de repouso semanal. Escolha outro dia.', { proximoInicio: null }],
    ])
  })

  it('CLT art. 137: days after the concession period are an alert, not a block', () => {
    expect(codigos({ concessivoFim: '2026-12-15' })).toEqual([])
    const [achado] = verificarPedidoDeFerias({ ...pedido, concessivoFim: '2026-12-14' })
    expect(achado).toMatchObject({ codigo: 'FERIAS_VENCIDAS', severidade: 'alerta' })
  })

  it('does not run over a leave, at any of its ends, nor over its own stretches', () => {
    const com = (inicio: string, fim: string) => codigos({ impedimentos: [{ inicio, fim }] })
    expect(com('2026-11-01', '2026-11-15')).toEqual([])
    expect(com('2026-11-01', '2026-11-16')).toEqual(['LICENCA_CONCOMITANTE'])
    expect(com('2026-12-15', '2026-12-20')).toEqual(['LICENCA_CONCOMITANTE'])
    expect(com('2026-12-16', '2026-12-20')).toEqual([])
    expect(
      codigos({
        trechos: [
          { inicio: '2026-11-16', dias: 15 },
          { inicio: '2026-11-30', dias: 15 },
        ],
      }),
    ).toEqual(['LICENCA_CONCOMITANTE'])
    expect(
      codigos({
        trechos: [
          { inicio: '2026-11-16', dias: 14 },
          { inicio: '2026-11-30', dias: 16 },
        ],
      }),
    ).toEqual([])
  })

  it('CLT art. 143 § 1º: a late abono needs agreement', () => {
    const abono = { abono: 10, trechos: [{ inicio: '2026-11-16', dias: 20 }] }
    expect(codigos({ ...abono, abonoRequeridoEm: '2026-04-16' })).toEqual([])
    expect(codigos({ ...abono, abonoRequeridoEm: '2026-04-17' })).toEqual(['ABONO_FORA_DO_PRAZO'])
    expect(codigos(abono)).toEqual([])
    expect(codigos({ abonoRequeridoEm: '2026-04-17' })).toEqual([])
  })

  it('CLT art. 134 § 1º: a part of the balance, with what was granted before', () => {
    const parte = (mudanca: Partial<PedidoDeFerias>, dias: number) =>
      codigos({ trechos: [{ inicio: '2026-11-16', dias }], ...mudanca })
    expect(parte({}, 14)).toEqual([])
    expect(parte({ jaMarcados: [14] }, 12)).toEqual(['SOBRA_MENOR_QUE_5_DIAS'])
    expect(parte({ jaMarcados: [14, 5], abonoVendido: 6 }, 5)).toEqual([])
    expect(parte({ jaMarcados: [14, 5], abonoVendido: 6, abono: 5 }, 5)).toEqual(['ABONO_MAIOR_QUE_UM_TERCO'])
  })

  it('resumes what an interruption gave back, as no stretch of its own', () => {
    const retomada = (dias: number, aRetomar?: number) =>
      codigos({
        jaMarcados: [14, 8, 8],
        trechos: [{ inicio: '2026-11-16', dias, retomada: true }],
        ...(aRetomar !== undefined && { aRetomar }),
      })
    expect(retomada(3, 3)).toEqual([])
    expect(retomada(4, 3)).toEqual(['RETOMADA_MAIOR_QUE_O_RESTO'])
    expect(retomada(1)).toEqual(['RETOMADA_MAIOR_QUE_O_RESTO'])
    expect(retomada(0, 3)).toEqual(['RETOMADA_MAIOR_QUE_O_RESTO'])
    expect(retomada(1.5, 3)).toEqual(['RETOMADA_MAIOR_QUE_O_RESTO'])
    const trechos = [{ inicio: '2026-11-16', dias: 4, retomada: true }]
    expect(verificarPedidoDeFerias({ ...pedido, jaMarcados: [30], aRetomar: 3, trechos })).toMatchSnapshot()
  })

  it('CLT art. 145: told after the day of the payment, it is late too', () => {
    expect(codigos({ comunicacao: '2026-11-14' })).toEqual(['AVISO_30_DIAS'])
    expect(codigos({ comunicacao: '2026-11-15' })).toEqual(['AVISO_30_DIAS', 'PAGAMENTO_ATRASADO'])
  })

  it('points at the field of the form, with the facts', () => {
    const achados = verificarPedidoDeFerias({
      ...pedido,
      abono: 11,
      abonoRequeridoEm: '2026-05-02',
      trechos: [
        { inicio: '2026-11-16', dias: 14 },
        { inicio: '2026-11-19', dias: 5 },
      ],
    })
    expect(achados.map(({ codigo, campo, dados }) => [codigo, campo, dados])).toMatchSnapshot()
    const [semAcordo] = verificarPedidoDeFerias({
      ...pedido,
      concordancia: false,
      trechos: [{ inicio: '2026-11-16', dias: 14 }],
    })
    expect(semAcordo).toMatchObject({ codigo: 'SEM_CONCORDANCIA', campo: 'concordancia' })
    const [cedo] = verificarPedidoDeFerias({ ...pedido, aquisitivoFim: '2026-11-20', jaMarcados: [1] })
    expect(cedo).toMatchObject({ campo: 'fracoes.0.inicio' })
    const [, tres] = verificarPedidoDeFerias({ ...pedido, aquisitivoFim: '2026-11-20', jaMarcados: [1] })
    expect(tres).toMatchObject({ codigo: 'SOMA_MAIOR_QUE_O_DIREITO', campo: 'fracoes' })
  })

  it('leaves a stretch without days to the division rule', () => {
    expect(codigos({ trechos: [{ inicio: '2026-11-16', dias: 0 }] })).toEqual(['DIAS_INVALIDOS'])
  })
})

describe('circumstances of a request: alerts only', () => {
  const com = (mudanca: Partial<PedidoDeFerias>) =>
    verificarPedidoDeFerias({ ...pedido, ...mudanca }).map(
      ({ codigo, severidade, mensagem, baseLegal, campo, dados }) => ({
        codigo,
        severidade,
        mensagem,
        baseLegal,
        ...(campo && { campo }),
        ...(dados && { dados }),
      }),
    )

  it('CLT art. 134: the oldest period first', () => {
    const antigo = { aquisitivoInicio: '2024-05-02', aquisitivoFim: '2025-05-01' }
    expect(com({ periodosMaisAntigos: [{ ...antigo, saldo: 10 }] })).toMatchSnapshot()
    expect(com({ periodosMaisAntigos: [{ ...antigo, saldo: 0 }] })).toEqual([])
  })

  it('Lei 4.749 art. 2º § 2º: the first half of the 13th, asked for in January', () => {
    const decimo = (requeridoEm: string, inicio = '2026-11-16') =>
      codigos({ adiantamento13: { requeridoEm }, trechos: [{ inicio, dias: 30 }], comunicacao: '2026-01-02' })
    expect(decimo('2026-01-31')).toEqual([])
    expect(decimo('2026-02-01')).toEqual(['ADIANTAMENTO_13_FORA_DE_JANEIRO'])
    expect(decimo('2025-01-31')).toEqual(['ADIANTAMENTO_13_FORA_DE_JANEIRO'])
    expect(decimo('2026-01-05', '2026-12-07')).toEqual(['ADIANTAMENTO_13_FORA_DA_EPOCA'])
    expect(decimo('2027-01-04', '2027-01-04')).toContain('ADIANTAMENTO_13_FORA_DA_EPOCA')
    expect(codigos({ adiantamento13: { requeridoEm: '2026-02-01' }, trechos: [] })).toEqual([])
    expect(com({ adiantamento13: { requeridoEm: '2026-02-01' } })).toMatchSnapshot('out of January')
    expect(
      com({ adiantamento13: { requeridoEm: '2026-01-31' }, trechos: [{ inicio: '2026-12-07', dias: 30 }] }),
    ).toMatchSnapshot('out of season')
  })

  it('CLT art. 136 § 2º: a student under 18 with the school holidays', () => {
    const estudante = (nascimento: string, inicio: string, fim: string) =>
      com({ estudante: { nascimento, feriasEscolares: [{ inicio, fim }] } })
    expect(estudante('2008-11-17', '2026-11-16', '2026-12-15')).toEqual([])
    expect(estudante('2008-11-16', '2026-12-01', '2026-12-15')).toEqual([])
    expect(estudante('2008-11-17', '2026-11-17', '2027-02-01')).toMatchSnapshot()
    expect(estudante('2008-11-17', '2026-11-01', '2026-12-14')).toHaveLength(1)
  })

  it('CLT art. 136 § 1º: the family may go together', () => {
    const familiar = (...ferias: { inicio: string; fim: string }[]) =>
      com({ familiares: [{ nome: 'Ana Souza', ferias }] })
    expect(familiar()).toEqual([])
    expect(familiar({ inicio: '2026-12-15', fim: '2027-01-13' })).toEqual([])
    expect(familiar({ inicio: '2026-12-16', fim: '2027-01-14' })).toMatchSnapshot()
  })

  it('CLT art. 145: payment two days before the start', () => {
    const pago = (pagoEm: string) => com({ pagamentos: [{ inicio: '2026-11-16', pagoEm }] })
    expect(pago('2026-11-14')).toEqual([])
    expect(pago('2026-11-15')).toMatchSnapshot('paid late')
    expect(verificarPagamento({ inicio: '2026-11-16', hoje: '2026-11-14' })).toEqual([])
    expect(verificarPagamento({ inicio: '2026-11-16', hoje: '2026-11-20' })).toMatchSnapshot('not paid')
    expect(verificarPagamento({ inicio: '2026-11-16', hoje: '2026-11-20', pagoEm: '2026-11-13' })).toEqual([])
  })
})
