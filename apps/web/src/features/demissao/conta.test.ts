import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { custoEmTexto, faixasDaLinha, foraDaJanela, linhasDaConta } from './conta.ts'
import type { Linha, Simulacao } from './registro.ts'
import { legivel } from './exemplos.ts'

const linha = (codigo: string, centavos: number, tipo: Linha['tipo'] = 'provento'): Linha => ({
  codigo,
  rotulo: codigo,
  referencia: '33 dias',
  tipo,
  centavos,
  baseLegal: 'CLT art. 487',
  estimado: tipo === 'fgts',
  passos: [],
})

const simulada = (mudanca: Partial<Simulacao>): Simulacao =>
  ({
    comunicacao: '2026-11-24',
    dtDeslig: '2026-11-24',
    dtProjFimAPI: '2026-12-27',
    avisoTrabalhados: 0,
    avisoIndenizados: 33,
    totalBruto: 358_150,
    totalLiquido: 353_150,
    multaFgts: 91_464,
    saqueFgts: { tem: true, percentual: 100, valorCentavos: 1, texto: 'Tudo' },
    seguroDesemprego: { elegivel: true, porque: '15 meses', baseLegal: '' },
    linhas: [
      linha('saldo', 150_800),
      linha('aviso', 207_350),
      linha('desconto', 5000, 'desconto'),
      linha('multa', 91_464, 'fgts'),
    ],
    ...mudanca,
  }) as Simulacao

describe('the account of a dismissal', () => {
  it('keeps discounts below the sum, and the fine and what it opens outside it', () => {
    const linhas = linhasDaConta([simulada({})])
    expect(
      linhas.map(({ label, values, total, outside }) => [label, values[0], total ?? outside ?? false]),
    ).toEqual([
      ['saldo', 150_800, false],
      ['aviso', 207_350, false],
      ['Total bruto', 358_150, true],
      ['desconto', -5000, false],
      ['Total líquido', 353_150, true],
      ['multa, na guia', 91_464, true],
      ['Saca do FGTS', '100%', true],
      ['Seguro-desemprego', 'tem direito', true],
    ])
    expect(linhas[5]?.note).toBe('33 dias · estimado · CLT art. 487')
    expect(legivel(custoEmTexto(simulada({})))).toBe('R$ 4.496,14')
  })

  it('lines up two by their codes, with nothing where one has none', () => {
    const outra = simulada({
      linhas: [linha('saldo', 150_800), linha('lei', 188_500)],
      saqueFgts: { tem: false, percentual: 0, valorCentavos: 0, texto: '' },
      seguroDesemprego: { elegivel: null, porque: '', baseLegal: '' },
    })
    const linhas = linhasDaConta([simulada({}), outra])
    expect(linhas.slice(0, 3).map(({ label, values }) => [label, ...values])).toEqual([
      ['saldo', 150_800, 150_800],
      ['aviso', 207_350, null],
      ['lei', null, 188_500],
    ])
    expect(linhas.slice(-2).map(({ values }) => values)).toEqual([
      ['100%', null],
      ['tem direito', 'a conferir'],
    ])
  })

  it('draws the notice over the days, worked and indemnified, and the window of Lei 7.238', () => {
    const achado: Pendencia = {
      codigo: 'LEI_7238',
      severidade: 'alerta',
      mensagem: '',
      dados: { janelaInicio: '2026-12-02', janelaFim: '2026-12-31', primeiraComunicacaoFora: '2026-11-30' },
    }
    expect(faixasDaLinha(simulada({ avisoTrabalhados: 30, dtDeslig: '2026-12-24' }), [achado])).toEqual([
      { from: '2026-11-24', to: '2026-12-24', tone: 'primary', label: 'aviso trabalhado, 30 dias' },
      { from: '2026-12-24', to: '2026-12-27', tone: 'primary', label: 'aviso indenizado, 33 dias' },
      {
        from: '2026-12-02',
        to: '2026-12-31',
        tone: 'warning',
        label: 'qua 02/12/2026 a qui 31/12/2026: Lei 7.238',
      },
    ])
    expect([foraDaJanela([achado]), foraDaJanela([])]).toEqual(['2026-11-30', undefined])
  })
})
