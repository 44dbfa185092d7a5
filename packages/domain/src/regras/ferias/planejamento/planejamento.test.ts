import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { somarDias } from '../../calendario/datas.ts'
import { diasAcimaDoTeto } from '../ausencias.ts'
import { verificarPedidoDeFerias } from '../pedido.ts'
import { comRetomada } from '../trecho.ts'
import { comAjuste, recusaDoAjuste } from './ajustes.ts'
import { avaliar, turnosPorMes } from './candidatos.ts'
import { empresaDeExemplo } from './exemplo.ts'
import { gulosa } from './gulosa.ts'
import { horizonteDe } from './horizonte.ts'
import { custoDaEscolha, escolhaDe, modeloDe, valoresDa, type Escolha, type Modelo } from './modelo.ts'
import { concluir, preparar, type Preparado } from './planejar.ts'
import type { EntradaDoPlano, ResultadoDoPlano } from './tipos.ts'
import { comPedaco, pedacoDe, sorteio, vizinhos } from './vizinhanca.ts'

// Hundreds of plans on a busy machine are slow, not wrong.
vi.setConfig({ testTimeout: 120_000 })

const prepararDe = (entrada: EntradaDoPlano): Preparado => {
  const preparado = preparar(entrada)
  if (!preparado) throw new Error('Nothing to plan')
  return preparado
}

const planejar = (entrada: EntradaDoPlano, escolhas: readonly Escolha[] = []): ResultadoDoPlano =>
  concluir(prepararDe(entrada), escolhas, entrada.ano)

const pequena = empresaDeExemplo({ pessoas: 24, contratos: 2, porPosto: 4, percentual: 20, semente: 3 })
const [primeira] = pequena.pessoas
const periodoId = primeira?.periodos[0]?.id ?? 0

/** Blocks of the law and of the ceiling for every request of a plan, each against all the others. */
function bloqueios(entrada: EntradaDoPlano, { itens }: ResultadoDoPlano): string[] {
  return entrada.pessoas.flatMap((pessoa) => {
    const contrato = entrada.contratos.find(({ id }) => id === pessoa.contratoId)
    const outras = [
      ...entrada.ausencias.filter(
        (uma) => uma.contratoId === pessoa.contratoId && uma.pessoaId !== pessoa.id,
      ),
      ...itens.filter((um) => um.contratoId === pessoa.contratoId && um.pessoaId !== pessoa.id),
    ]
    return pessoa.periodos.flatMap((periodo) => {
      const trechos = itens
        .filter((item) => item.periodoId === periodo.id)
        .toSorted((a, b) => a.inicio.localeCompare(b.inicio))
      if (trechos.length === 0) return []
      const daLei = verificarPedidoDeFerias({
        ...periodo,
        comunicacao: entrada.hoje,
        abono: 0,
        concordancia: trechos.some(({ dividida }) => dividida),
        trechos: comRetomada(trechos, periodo.aRetomar),
        impedimentos: pessoa.impedimentos,
        regraDeInicio: pessoa.regraDeInicio,
      })
      const acima = diasAcimaDoTeto({
        quadro: contrato?.quadro[0]?.pessoas ?? 0,
        percentual: contrato?.percentual ?? 0,
        ausencias: outras,
        trechos,
      })
      return [
        ...daLei.filter(({ severidade }) => severidade === 'bloqueio').map(({ codigo }) => codigo),
        ...acima.map(({ inicio }) => `teto ${inicio}`),
      ]
    })
  })
}

/** Rows of a model that a choice breaks. */
function quebradas(modelo: Modelo, valores: ArrayLike<number>): number[] {
  return modelo.maximoDasLinhas.flatMap((maximo, linha) => {
    let soma = 0
    for (let k = modelo.comecos[linha] ?? 0; k < (modelo.comecos[linha + 1] ?? 0); k += 1)
      soma += (modelo.valores[k] ?? 0) * (valores[modelo.indices[k] ?? 0] ?? 0)
    return soma > maximo + 1e-6 || soma < (modelo.minimoDasLinhas[linha] ?? 0) - 1e-6 ? [linha] : []
  })
}

const tamanho = fc.record({
  pessoas: fc.integer({ min: 1, max: 40 }),
  contratos: fc.integer({ min: 1, max: 3 }),
  porPosto: fc.integer({ min: 1, max: 8 }),
  percentual: fc.integer({ min: 1, max: 40 }),
  semente: fc.integer({ min: 1, max: 1_000_000 }),
})

describe('plan of vacations', () => {
  it('CLT arts. 134 and 135: every date passes the checks of a request, and none breaks the ceiling', () => {
    fc.assert(
      fc.property(tamanho, fc.integer({ min: 0, max: 40 }), (qual, antecedenciaDias) => {
        const entrada = { ...empresaDeExemplo(qual), antecedenciaDias }
        const resultado = planejar(entrada)
        expect(bloqueios(entrada, resultado)).toEqual([])
        const tratados = [...resultado.itens, ...resultado.impossiveis].map((um) => um.periodoId)
        expect(tratados.toSorted((a, b) => a - b)).toEqual(
          entrada.pessoas.flatMap(({ periodos }) => periodos.map(({ id }) => id)),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('the choice without a solver keeps every row of the model that the solver is given', () => {
    fc.assert(
      fc.property(tamanho, (qual) => {
        for (const grupo of prepararDe(empresaDeExemplo(qual)).grupos) {
          const [modelo, escolha] = [modeloDe(grupo), gulosa(grupo)]
          const valores = valoresDa(modelo, escolha, grupo)
          expect(quebradas(modelo, valores)).toEqual([])
          expect(escolhaDe(modelo, valores, grupo)).toEqual(escolha)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('a piece of a contract costs less exactly by what the whole costs less', () => {
    const [grupo] = prepararDe(
      empresaDeExemplo({ pessoas: 40, contratos: 1, porPosto: 5, percentual: 20, semente: 9 }),
    ).grupos
    if (!grupo) throw new Error('No contract')
    const [modelo, escolha] = [modeloDe(grupo), gulosa(grupo)]
    const pedaco = pedacoDe(grupo, escolha, vizinhos(grupo, escolha, 8, sorteio(1)))
    const doPedaco = pedaco.quais.map((i) => escolha[i] ?? null)
    const modeloDoPedaco = modeloDe(pedaco.grupo)
    const semUma = doPedaco.map((j, i) => (i === 0 ? null : j))
    const diferenca = (um: number, outro: number) => Math.round((outro - um) * 1000)
    expect(
      diferenca(
        custoDaEscolha(modeloDoPedaco, doPedaco, pedaco.grupo),
        custoDaEscolha(modeloDoPedaco, semUma, pedaco.grupo),
      ),
    ).toBe(
      diferenca(
        custoDaEscolha(modelo, escolha, grupo),
        custoDaEscolha(modelo, comPedaco(escolha, pedaco, semUma), grupo),
      ),
    )
    expect(pedaco.quais).toHaveLength(8)
  })

  it('is the same for the same company', () => {
    expect(planejar(pequena)).toEqual(planejar(pequena))
  })

  it('says why each date, and what is paid in double with it and without', () => {
    const { itens, semPlano, comPlano } = planejar(pequena)
    for (const { razoes } of itens) {
      expect(razoes[0]?.codigo).toMatch(/^(sem_dobra|dobra)$/)
      expect(razoes.at(-1)?.codigo).toBe('cobertura')
    }
    expect(comPlano.dobraCentavos).toBe(itens.reduce((soma, { dobraCentavos }) => soma + dobraCentavos, 0))
    expect(comPlano.dobraCentavos).toBeLessThan(semPlano.dobraCentavos)
  })

  it('CLT art. 137: what is due before the year is marked as soon as it can be, the rest waits for the year', () => {
    const comPrazo = (concessivoFim: string): EntradaDoPlano => ({
      ...pequena,
      ausencias: [],
      pessoas: pequena.pessoas.slice(0, 1).map((pessoa) => ({
        ...pessoa,
        periodos: pessoa.periodos.map((periodo) => ({ ...periodo, saldo: 30, concessivoFim })),
      })),
    })
    const inicioDe = (entrada: EntradaDoPlano) => planejar(entrada).itens[0]
    expect(inicioDe(comPrazo('2026-12-20'))?.inicio.slice(0, 7)).toBe('2026-12')
    expect(inicioDe(comPrazo('2026-12-20'))?.diasEmDobro).toBeGreaterThan(0)
    expect(inicioDe(comPrazo('2027-08-01'))?.inicio.slice(0, 4)).toBe('2027')
  })

  it('leaves nobody without a reason', () => {
    const recusada = (mudanca: object, periodo: object = {}) => ({
      ...pequena,
      pessoas: pequena.pessoas.slice(0, 1).map((pessoa) => ({
        ...pessoa,
        periodos: pessoa.periodos.map((um) => ({ ...um, ...periodo })),
        ...mudanca,
      })),
    })
    const codigoDe = (entrada: EntradaDoPlano) => planejar(entrada).impossiveis[0]?.codigo
    expect(codigoDe(recusada({ recusa: 'Há uma demissão em andamento: DEM-2026-000001.' }))).toBe('vinculo')
    expect(codigoDe(recusada({}, { aquisitivoFim: pequena.hoje, saldo: 0 }))).toBe('PERIODO_NAO_ADQUIRIDO')
    expect(codigoDe(recusada({}, { saldo: 3 }))).toBe('divisao')
    const sempreFora = [{ inicio: '2026-01-01', fim: '9999-12-31', motivo: 'afastamento' }]
    expect(codigoDe(recusada({ impedimentos: sempreFora }))).toBe('sem_data')
    expect(planejar(recusada({ impedimentos: sempreFora })).impossiveis[0]?.motivo).toContain('afastamento')
    const semLugar = { ...recusada({}), contratos: pequena.contratos.map((um) => ({ ...um, percentual: 0 })) }
    const foraOAno = { ...(pequena.ausencias[0] ?? { pessoaId: 0, nome: '', postoId: 0 }), contratoId: 1 }
    expect(
      codigoDe({ ...semLugar, ausencias: [{ ...foraOAno, inicio: '2026-11-01', fim: '2028-12-31' }] }),
    ).toBe('teto')
  })

  it('is nothing once nobody of the year can be told in time', () => {
    expect(preparar({ ...pequena, hoje: '2027-12-15' })).toBeNull()
  })
})

describe('the shifts that a vacation leaves to cover', () => {
  it('CLT art. 59 § 2º: are none on the free Saturday of a compensated week', () => {
    const periodo = primeira?.periodos[0]
    const horizonte = horizonteDe(pequena)
    if (!primeira || !periodo || !horizonte) throw new Error('Somebody has a period')
    const turnosDe = (folgas: readonly 'sab'[]) => {
      const escala = { tipo: 'SEMANAL', repousos: ['dom'], folgas } as const
      const pessoa = { ...primeira, regraDeInicio: { escala } }
      const { possiveis } = avaliar({ pessoa, periodo, ordem: 0, dias: 14, fixo: null }, horizonte)
      return [Math.max(...possiveis.map(({ turnos }) => turnos)), turnosPorMes(escala)]
    }
    expect([turnosDe([]), turnosDe(['sab'])]).toEqual([
      [12, 26],
      [10, 21],
    ])
  })
})

describe('a change by hand of a plan', () => {
  const partes = (dias: readonly number[], inicio: string | null = null) => ({
    periodoId,
    fora: false,
    partes: dias.map((um) => ({ dias: um, inicio })),
  })
  const saldo = primeira?.periodos[0]?.saldo ?? 0

  it('keeps the date that was chosen, and moves the others', () => {
    const livre = planejar(pequena).itens.find((item) => item.periodoId === periodoId)
    const outro = somarDias(livre?.inicio ?? '', 14)
    const ajuste = partes([saldo], outro)
    expect(recusaDoAjuste(pequena, ajuste)).toBeNull()
    const entrada = { ...pequena, ajustes: [ajuste] }
    const resultado = planejar(entrada)
    expect(resultado.itens.find((item) => item.periodoId === periodoId)).toMatchObject({
      inicio: outro,
      fixa: true,
    })
    expect(bloqueios(entrada, resultado)).toEqual([])
  })

  it('leaves a person out, and takes her back', () => {
    const fora = { periodoId, fora: true, partes: [] }
    const ajustes = comAjuste([], fora)
    expect(planejar({ ...pequena, ajustes }).impossiveis).toContainEqual(
      expect.objectContaining({ periodoId, codigo: 'fora' }),
    )
    expect(comAjuste(ajustes, { ...fora, fora: false })).toEqual([])
  })

  it('CLT art. 134 § 1º: divides in lawful parts, the first before the second', () => {
    const ajuste = partes([14, saldo - 14])
    const entrada = { ...pequena, ajustes: [ajuste] }
    const delas = planejar(entrada).itens.filter((item) => item.periodoId === periodoId)
    expect(delas.map(({ dias, dividida }) => [dias, dividida])).toEqual([
      [14, true],
      [saldo - 14, true],
    ])
    expect((delas[0]?.fim ?? '') < (delas[1]?.inicio ?? '')).toBe(true)
    expect(bloqueios(entrada, planejar(entrada))).toEqual([])
    expect(recusaDoAjuste(pequena, partes([10, saldo - 10, 4]))).toContain('saldo')
    expect(recusaDoAjuste(pequena, partes([4, saldo - 4]))).toContain('5 dias')
  })

  it('is refused on a day that the rules refuse, in their words', () => {
    expect(recusaDoAjuste(pequena, partes([saldo], '2027-01-01'))).toContain('feriado')
    expect(recusaDoAjuste(pequena, partes([saldo], '2026-11-30'))).toContain('aviso')
    expect(recusaDoAjuste(pequena, { ...partes([saldo]), periodoId: 9999 })).toContain(
      'não está mais no plano',
    )
    expect(recusaDoAjuste({ ...pequena, hoje: '2027-12-15' }, partes([saldo]))).toContain('já passou')
  })

  it('is refused where other dates chosen by hand and absences take the whole ceiling', () => {
    const livre = planejar(pequena).itens.find((item) => item.periodoId === periodoId)
    const ajuste = partes([saldo], livre?.inicio ?? null)
    const cheio = {
      ...pequena,
      ausencias: Array.from({ length: 12 }, (_, i) => ({
        pessoaId: 900 + i,
        nome: `Outra ${i}`,
        contratoId: 1,
        postoId: 1,
        inicio: livre?.inicio ?? '',
        fim: livre?.fim ?? '',
      })),
    }
    expect(recusaDoAjuste(cheio, ajuste)).toContain('teto')
    const sobrepostas = { ...partes([14, saldo - 14], livre?.inicio ?? null) }
    expect(recusaDoAjuste(pequena, sobrepostas)).toContain('outra parte')
  })
})
