import { describe, expect, it } from 'vitest'
import { verificarPedidoDeFerias, type PedidoDeFerias } from './pedido.ts'

const pedido: PedidoDeFerias = {
  comunicacao: '2026-10-01',
  aquisitivoFim: '2026-05-01',
  concessivoFim: '2027-05-01',
  saldo: 30,
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

  it('leaves a stretch without days to the division rule', () => {
    expect(codigos({ trechos: [{ inicio: '2026-11-16', dias: 0 }] })).toEqual(['DIAS_INVALIDOS'])
  })
})
