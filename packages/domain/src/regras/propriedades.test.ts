import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { avisoPorAnos, avisoPorDatas } from './aviso/dias.ts'
import {
  anosCompletos,
  diasDoTrecho,
  mesesEDias,
  somarDias,
  somarMeses,
  ultimoDiaDoMes,
} from './calendario/datas.ts'
import { antecipar, isDiaUtil, postergar } from './calendario/dias-uteis.ts'
import { diasDaSemana } from './calendario/escala.ts'
import { feriadosNacionais } from './calendario/feriados.ts'
import { mesmaDoenca } from './afastamento/mesma-doenca.ts'
import { licencaComInternacao } from './afastamento/maternidade.ts'
import { validarFracionamento } from './ferias/fracionamento.ts'
import { validarInicioDeFerias } from './ferias/inicio.ts'
import { dobraDasFerias } from './ferias/limite.ts'
import { periodoDeFerias } from './ferias/periodos.ts'
import { gozarReserva, lancar, saldoDeFerias, tiposDeLancamento, type Lancamento } from './ferias/saldo.ts'
import { valorDasFerias } from './ferias/valor.ts'
import { horasNoturnas } from './jornada/horas.ts'
import { causas, type Causa } from './rescisao/causas.ts'
import { verbasRescisorias } from './rescisao/verbas.ts'

const RODADAS = { numRuns: 5_000 }
// Thousands of runs on a busy machine are slow, not wrong.
vi.setConfig({ testTimeout: 120_000 })
const PRIMEIRO_DIA = '2000-01-01'

/** Any day from 2000 to 2100. */
const data = fc.integer({ min: 0, max: 36_889 }).map((dias) => somarDias(PRIMEIRO_DIA, dias))
const diasDepois = fc.integer({ min: 0, max: 12_000 })

describe('calendar', () => {
  it('Lei 810/1949: a date some months later has the same day, or is the first of a month that lacks it', () => {
    fc.assert(
      fc.property(data, fc.integer({ min: 0, max: 480 }), (inicio, meses) => {
        const fim = somarMeses(inicio, meses)
        const mesmoDia = fim.slice(8) === inicio.slice(8)
        const semODia = fim.slice(8) === '01' && ultimoDiaDoMes(somarDias(fim, -1)).slice(8) < inicio.slice(8)
        expect(mesmoDia || semODia).toBe(true)
        expect(somarMeses(inicio, meses + 1) > fim).toBe(true)
      }),
      RODADAS,
    )
  })

  it('Lei 810/1949: months and days rebuild the stretch, and never make another month', () => {
    fc.assert(
      fc.property(data, diasDepois, (inicio, tamanho) => {
        const fim = somarDias(inicio, tamanho)
        const { meses, dias } = mesesEDias(inicio, fim)
        expect(somarDias(somarMeses(inicio, meses), dias - 1)).toBe(fim)
        expect(somarMeses(inicio, meses + 1) > somarDias(fim, 1)).toBe(true)
        // The anniversary is the day after the last one of the year, so a day less is counted.
        expect(anosCompletos(inicio, fim)).toBe(Math.floor(mesesEDias(inicio, somarDias(fim, -1)).meses / 12))
      }),
      RODADAS,
    )
  })

  it('a shifted deadline is the nearest business day on its side', () => {
    fc.assert(
      fc.property(data, (dia) => {
        const depois = postergar(dia)
        const antes = antecipar(dia)
        expect(isDiaUtil(depois) && isDiaUtil(antes)).toBe(true)
        for (let outro = antes; outro < depois; outro = somarDias(outro, 1)) {
          expect(outro === antes || !isDiaUtil(outro)).toBe(true)
        }
      }),
      RODADAS,
    )
  })

  it('CLT arts. 130 and 134: acquisition periods follow one another without a gap', () => {
    fc.assert(
      fc.property(data, fc.integer({ min: 0, max: 40 }), (admissao, indice) => {
        const periodo = periodoDeFerias(admissao, indice)
        const seguinte = periodoDeFerias(admissao, indice + 1)
        expect(periodo?.concessivoInicio).toBe(seguinte?.aquisitivoInicio)
        expect(periodo && somarDias(periodo.aquisitivoFim, 1)).toBe(seguinte?.aquisitivoInicio)
        expect(periodo?.concessivoFim).toBe(seguinte?.aquisitivoFim)
      }),
      RODADAS,
    )
  })
})

describe('vacation', () => {
  const tipo = fc.constantFrom(...(Object.keys(tiposDeLancamento) as (keyof typeof tiposDeLancamento)[]))
  const operacao = fc.record({ tipo, meiosDias: fc.integer({ min: -10, max: 80 }), gozar: fc.boolean() })

  it('the ledger is never negative and is the sum of its entries, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(operacao, { maxLength: 40 }), (operacoes) => {
        let extrato: readonly Lancamento[] = []
        for (const { tipo: qual, meiosDias, gozar } of operacoes) {
          const dias = meiosDias / 2
          const resultado = gozar ? gozarReserva(extrato, dias) : lancar(extrato, { tipo: qual, dias })
          const novo = resultado.aceito ? resultado.extrato : extrato
          expect(novo.slice(0, extrato.length)).toEqual(extrato)
          extrato = novo
          expect(resultado.aceito ? resultado.saldo : saldoDeFerias(extrato)).toBe(saldoDeFerias(extrato))
          const soma = extrato.reduce(
            (total, entrada) =>
              total +
              (['DIREITO', 'ESTORNO_DE_RESERVA', 'AJUSTE'].includes(entrada.tipo)
                ? entrada.dias
                : -entrada.dias),
            0,
          )
          expect(saldoDeFerias(extrato)).toBe(soma)
          expect(soma).toBeGreaterThanOrEqual(0)
        }
      }),
      RODADAS,
    )
  })

  const direito = fc.constantFrom(30, 24, 18, 12)

  it('CLT arts. 134 § 1º and 143: a valid division adds up, has one of 14, none below 5 and at most 3', () => {
    const qualquer = fc.tuple(
      direito,
      fc.integer({ min: 0, max: 12 }),
      fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 5 }),
    )
    // Half of the divisions add up by construction: the last stretch is what is left.
    const queSoma = fc
      .tuple(
        direito,
        fc.integer({ min: 0, max: 10 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 3 }),
      )
      .map(([dias, abono, outros]) => {
        const resto = dias - abono - outros.reduce((soma, n) => soma + n, 0)
        return [dias, abono, [...outros, resto]] as [number, number, number[]]
      })
    fc.assert(
      fc.property(fc.oneof(qualquer, queSoma), ([diasDireito, abono, periodos]) => {
        const soma = periodos.reduce((total, dias) => total + dias, abono)
        const dividida = periodos.length > 1
        const esperado =
          soma === diasDireito &&
          abono * 3 <= diasDireito &&
          periodos.length <= 3 &&
          periodos.every((dias) => dias > 0) &&
          (!dividida || (periodos.some((dias) => dias >= 14) && periodos.every((dias) => dias >= 5)))
        expect(validarFracionamento({ diasDireito, abono, periodos }).valido).toBe(esperado)
      }),
      RODADAS,
    )
  })

  it('CLT art. 134 § 3º: a valid start has neither holiday nor rest on it or in the two days after it', () => {
    const repousos = fc.uniqueArray(fc.constantFrom(...diasDaSemana), { minLength: 1, maxLength: 2 })
    const locais = fc.array(fc.integer({ min: -3, max: 5 }), { maxLength: 2 })
    fc.assert(
      fc.property(data, repousos, locais, (inicio, dias, distancias) => {
        const feriadosLocais = distancias.map((distancia) => somarDias(inicio, distancia))
        const { valido } = validarInicioDeFerias(inicio, {
          escala: { tipo: 'SEMANAL', repousos: dias },
          feriadosLocais,
        })
        const barrado = [0, 1, 2].some((distancia) => {
          const dia = Temporal.PlainDate.from(inicio).add({ days: distancia })
          const nacional = feriadosNacionais(dia.year).some((feriado) => feriado.data === dia.toString())
          const semana = diasDaSemana[dia.dayOfWeek - 1]
          return (
            nacional || feriadosLocais.includes(dia.toString()) || dias.some((repouso) => repouso === semana)
          )
        })
        expect(valido).toBe(!barrado)
      }),
      RODADAS,
    )
  })

  it('CLT art. 137: simple and double days are all the days', () => {
    fc.assert(
      fc.property(
        data,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: -70, max: 70 }),
        (inicio, dias, distancia) => {
          const dobra = dobraDasFerias(inicio, dias, somarDias(inicio, distancia))
          expect(dobra && dobra.diasSimples + dobra.diasEmDobro).toBe(dias)
          expect(dobra?.diasSimples).toBe(Math.min(dias, Math.max(0, distancia + 1)))
        },
      ),
      RODADAS,
    )
  })

  it('CLT art. 142: turning ten days into money changes the total by rounding only', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 10 }),
        (remuneracaoCentavos, diasAbono) => {
          const inteiras = valorDasFerias({ remuneracaoCentavos, diasGozo: 30 })?.totalCentavos ?? -1
          const vendidas =
            valorDasFerias({ remuneracaoCentavos, diasGozo: 30 - diasAbono, diasAbono })?.totalCentavos ?? -9
          expect(Math.abs(inteiras - vendidas)).toBeLessThanOrEqual(2)
        },
      ),
      RODADAS,
    )
  })
})

describe('notice and rescisão', () => {
  it('Lei 12.506/2011: days of notice grow with the years, from 30 to 90', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), (anos) => {
        const dias = avisoPorAnos(anos)?.dias ?? 0
        expect(dias >= 30 && dias <= 90).toBe(true)
        expect(avisoPorAnos(anos + 1)?.dias).toBeGreaterThanOrEqual(dias)
      }),
      RODADAS,
    )
    fc.assert(
      fc.property(data, diasDepois, fc.integer({ min: 0, max: 400 }), (admissao, tempo, mais) => {
        const cedo = avisoPorDatas(admissao, somarDias(admissao, tempo))?.dias ?? 0
        const tarde = avisoPorDatas(admissao, somarDias(admissao, tempo + mais))?.dias ?? 0
        expect(cedo >= 30 && tarde <= 90 && tarde >= cedo).toBe(true)
      }),
      RODADAS,
    )
  })

  it('CLT arts. 146, 477 and 487: the total is the sum of its items and none is negative', () => {
    const motivo = fc.constantFrom(...(Object.keys(causas) as Causa[]))
    const dinheiro = fc.integer({ min: 0, max: 99_999_999 })
    const dados = fc.record({
      motivo,
      remuneracaoCentavos: dinheiro,
      depositosFgtsCentavos: dinheiro,
      admissao: data,
      tempo: diasDepois,
      vencidos: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
      faltasInjustificadas: fc.integer({ min: 0, max: 40 }),
      ateOFim: fc.integer({ min: -30, max: 90 }),
      ateADataBase: fc.integer({ min: 0, max: 400 }),
    })
    fc.assert(
      fc.property(dados, ({ tempo, vencidos, ateOFim, ateADataBase, ...resto }) => {
        const desligamento = somarDias(resto.admissao, tempo)
        const verbas = verbasRescisorias({
          ...resto,
          desligamento,
          periodosVencidos: Math.max(...vencidos),
          periodosEmDobro: Math.min(...vencidos),
          fimContrato: somarDias(desligamento, ateOFim),
          dataBase: somarDias(desligamento, ateADataBase),
        })
        if (!verbas) throw new Error('no result for good input')
        const itens = [
          verbas.saldoSalarioCentavos,
          verbas.avisoCentavos,
          verbas.decimoTerceiroCentavos,
          verbas.feriasProporcionaisCentavos,
          verbas.tercoProporcionalCentavos,
          verbas.feriasVencidasCentavos,
          verbas.tercoVencidasCentavos,
          verbas.indenizacao479Centavos,
          verbas.indenizacao7238Centavos,
        ]
        expect(verbas.totalCentavos).toBe(itens.reduce((soma, item) => soma + item, 0))
        expect(
          [...itens, verbas.multaFgtsCentavos].every((item) => Number.isSafeInteger(item) && item >= 0),
        ).toBe(true)
        expect(verbas.fimProjetado >= desligamento).toBe(true)
        expect(verbas.avosFerias).toBeLessThanOrEqual(12)
        expect(verbas.avos13).toBeLessThanOrEqual(15)
      }),
      RODADAS,
    )
  })
})

describe('leave and hours', () => {
  it('Decreto 3.048/1999 art. 75: the company never pays more than 15 days of a chain', () => {
    const trechos = fc.array(fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 40 })), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(data, trechos, (primeiro, pares) => {
        let dia = primeiro
        const lista = pares.map(([distancia, dias]) => {
          const inicio = somarDias(dia, distancia)
          const fim = somarDias(inicio, dias - 1)
          dia = fim
          return { inicio, fim }
        })
        const soma = mesmaDoenca(lista)
        let daCadeia = 0
        for (const afastamento of soma?.afastamentos ?? []) {
          daCadeia =
            afastamento.infoMesmoMtv === 'N' ? afastamento.diasEmpresa : daCadeia + afastamento.diasEmpresa
          expect(daCadeia).toBeLessThanOrEqual(15)
          expect(afastamento.diasEmpresa + afastamento.diasInss).toBe(
            diasDoTrecho(afastamento.inicio, afastamento.fim),
          )
        }
      }),
      RODADAS,
    )
  })

  it('CLT art. 392 § 7º: leave and stay follow one another and code 17 adds up to 120 days', () => {
    const numeros = fc.tuple(fc.integer({ min: 0, max: 119 }), fc.integer({ min: 0, max: 100 }))
    fc.assert(
      fc.property(data, numeros, (parto, [antes, internado]) => {
        const inicio = somarDias(parto, antes)
        const periodos =
          licencaComInternacao({ parto, internacao: { inicio, fim: somarDias(inicio, internado) } })
            ?.periodos ?? []
        const dias = periodos
          .filter(({ motivo }) => motivo === '17')
          .reduce((soma, periodo) => soma + diasDoTrecho(periodo.inicio, periodo.fim), 0)
        expect(dias).toBe(120)
        for (const [indice, periodo] of periodos.entries()) {
          const anterior = periodos[indice - 1]
          expect(anterior ? somarDias(anterior.fim, 1) : parto).toBe(periodo.inicio)
        }
      }),
      RODADAS,
    )
  })

  it('CLT art. 73: night minutes equal the shift walked minute by minute', () => {
    const minuto = fc.integer({ min: 0, max: 1439 })
    const hora = (n: number): string =>
      `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`
    fc.assert(
      fc.property(minuto, minuto, (entrada, saida) => {
        let noturnos = 0
        const fim = saida <= entrada ? saida + 1440 : saida
        for (let agora = entrada; agora < fim; agora += 1) {
          if (agora % 1440 >= 1320 || agora % 1440 < 300) noturnos += 1
        }
        expect(horasNoturnas(hora(entrada), hora(saida)).minutosRelogio).toBe(noturnos)
      }),
      RODADAS,
    )
  })
})
