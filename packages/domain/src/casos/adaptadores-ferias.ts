import { z } from 'zod'
import { diasDaSemana } from '../regras/calendario/escala.ts'
import { feriasColetivas } from '../regras/ferias/coletivas.ts'
import { avosDoPeriodo, diasDeDireito, diasProporcionais, limiteDeAbono } from '../regras/ferias/direito.ts'
import { validarFracionamento } from '../regras/ferias/fracionamento.ts'
import { validarInicioDeFerias, type RegraDeInicio } from '../regras/ferias/inicio.ts'
import { dobraDasFerias, limiteParaIniciar } from '../regras/ferias/limite.ts'
import { perdaPorBeneficio, perdaPorDias, type PerdaDoPeriodo } from '../regras/ferias/perda.ts'
import { indiceDoPeriodo, limiteDoAbono, periodoDeFerias } from '../regras/ferias/periodos.ts'
import { prazosDasFerias } from '../regras/ferias/prazos.ts'
import { valorDasFerias } from '../regras/ferias/valor.ts'
import { remuneracaoBase } from '../regras/adicionais/remuneracao.ts'
import { adaptador, conformeCampo, type Adaptador } from './adaptador.ts'
import { contagem, data, decimal, dinheiro, logico, trecho } from './campos.ts'

const repousos = z.array(z.enum(diasDaSemana)).default(['dom'])
const feriadosLocais = z.array(data).default([])
/** A cycle start means a 12x36 scale, whose rest is inside the cycle. */
const regraDeInicio = { repousos, feriadosLocais, inicioCiclo: data.optional() }

const regraDe = (entrada: {
  readonly repousos: readonly (typeof diasDaSemana)[number][]
  readonly feriadosLocais: readonly string[]
  readonly inicioCiclo?: string | undefined
}): RegraDeInicio => ({
  feriadosLocais: entrada.feriadosLocais,
  escala:
    entrada.inicioCiclo === undefined
      ? { tipo: 'SEMANAL', repousos: entrada.repousos }
      : { tipo: '12X36', inicioCiclo: entrada.inicioCiclo },
})

const porBeneficio = adaptador(
  z.object({
    admissao: data.optional(),
    aquisitivoInicio: data.optional(),
    beneficios: z.array(trecho).optional(),
    beneficioInicio: data.optional(),
    beneficioFim: data.optional(),
    retorno: data.optional(),
  }),
  ({ admissao, aquisitivoInicio: base = admissao, beneficioInicio: inicio, beneficioFim: fim, ...resto }) => {
    if (base === undefined) return null
    const { retorno, beneficios = inicio && fim ? [{ inicio, fim }] : [] } = resto
    const calculo = perdaPorBeneficio({ base, beneficios, ...(retorno && { retorno }) })
    return calculo && { ...calculo, ...fimSemPerda(calculo, base, beneficios[0]?.inicio) }
  },
)

/** Without a loss, the acquisition period of the leave ends on its day. */
function fimSemPerda({ perdePeriodo }: PerdaDoPeriodo, base: string | undefined, dia = base) {
  const indice = base && dia && !perdePeriodo ? indiceDoPeriodo(base, dia) : null
  return { aquisitivoFim: base && indice !== null ? periodoDeFerias(base, indice)?.aquisitivoFim : null }
}

/** Loss by a number of days, in the acquisition period that begins on the day given, if it is. */
const perdaDeDias = adaptador(
  z.object({
    licencaRemuneradaDias: contagem.optional(),
    paralisacaoDias: contagem.optional(),
    diasForaDaEmpresa: contagem.optional(),
    retorno: data,
    aquisitivoInicio: data.optional(),
  }),
  ({ licencaRemuneradaDias, paralisacaoDias, diasForaDaEmpresa = 0, retorno, aquisitivoInicio }) => {
    const calculo =
      licencaRemuneradaDias !== undefined
        ? perdaPorDias('LICENCA_REMUNERADA', licencaRemuneradaDias, retorno)
        : paralisacaoDias !== undefined
          ? perdaPorDias('PARALISACAO', paralisacaoDias, retorno)
          : perdaPorDias('SAIDA', diasForaDaEmpresa, retorno)
    return calculo && { ...calculo, ...fimSemPerda(calculo, aquisitivoInicio) }
  },
)

const perda = conformeCampo(
  { licencaRemuneradaDias: perdaDeDias, paralisacaoDias: perdaDeDias, diasForaDaEmpresa: perdaDeDias },
  porBeneficio,
)

const abono = conformeCampo(
  {
    diasDireito: adaptador(z.object({ diasDireito: z.number() }), (entrada) =>
      limiteDeAbono(entrada.diasDireito),
    ),
  },
  adaptador(z.object({ admissao: data, indice: contagem.default(0) }), ({ admissao, indice }) =>
    limiteDoAbono(admissao, indice),
  ),
)

const valor = adaptador(
  z.object({
    salario: dinheiro,
    /** Amount of the additional, already found: it is part of the pay of the vacation (art. 142 § 5º). */
    insalubridade: dinheiro.default(0),
    diasGozo: contagem,
    diasAbono: contagem.default(0),
    diasEmDobro: contagem.default(0),
  }),
  ({ salario, insalubridade, ...dias }) => {
    const calculo = valorDasFerias({ remuneracaoCentavos: salario + insalubridade, ...dias })
    return (
      calculo && {
        ferias: decimal(calculo.feriasCentavos),
        terco: decimal(calculo.tercoCentavos),
        abono: decimal(calculo.abonoCentavos),
        tercoAbono: decimal(calculo.tercoAbonoCentavos),
        dobra: decimal(calculo.dobraCentavos),
        tercoDobra: decimal(calculo.tercoDobraCentavos),
        total: decimal(calculo.totalCentavos),
        memoria: calculo.memoria,
      }
    )
  },
)

const horas = z.object({
  minutosPorMes: z.array(contagem),
  meses: contagem.default(12),
  percentual: contagem,
  divisor: contagem.default(220),
})

/** Insalubridade by its percent; the averages already in money. */
const remuneracao = adaptador(
  z.object({
    salario: dinheiro,
    salarioMinimo: dinheiro,
    insalubridade: contagem.default(0),
    periculosidade: logico.default(false),
    escolha: z.enum(['INSALUBRIDADE', 'PERICULOSIDADE']).optional(),
    noturno: horas.optional(),
    extras: horas.optional(),
    medias: dinheiro.default(0),
  }),
  ({ salario, salarioMinimo, insalubridade, periculosidade, escolha, noturno, extras, medias }) => {
    const calculo = remuneracaoBase({
      salarioCentavos: salario,
      salarioMinimoCentavos: salarioMinimo,
      insalubridade,
      periculosidade,
      mediasCentavos: medias,
      ...(escolha && { escolha }),
      ...(noturno && { noturno }),
      ...(extras && { extras }),
    })
    return (
      calculo && {
        base: decimal(calculo.baseCentavos),
        adicional: decimal(calculo.adicionalCentavos),
        noturno: decimal(calculo.noturnoCentavos),
        extras: decimal(calculo.extrasCentavos),
        memoria: calculo.memoria,
      }
    )
  },
)

export const adaptadoresDeFerias: Readonly<Record<string, Adaptador>> = {
  'FER-PER': adaptador(z.object({ admissao: data, indice: contagem.default(0) }), ({ admissao, indice }) =>
    periodoDeFerias(admissao, indice),
  ),
  'FER-130': adaptador(z.object({ faltasInjustificadas: contagem.default(0) }), (entrada) =>
    diasDeDireito(entrada.faltasInjustificadas),
  ),
  'FER-PROP': adaptador(
    z.object({ avos: contagem, faltasInjustificadas: contagem.default(0) }),
    (entrada) => {
      const direito = diasProporcionais(entrada.avos, entrada.faltasInjustificadas)
      return direito && { ...direito, dias: String(direito.dias) }
    },
  ),
  'FER-AVOS': adaptador(z.object({ inicioPeriodo: data, fim: data }), ({ inicioPeriodo, fim }) =>
    avosDoPeriodo(inicioPeriodo, fim),
  ),
  'FER-LIM': adaptador(
    z.object({
      admissao: data,
      diasGozo: contagem.default(30),
      indice: contagem.default(0),
      ...regraDeInicio,
    }),
    (entrada) => limiteParaIniciar(entrada.admissao, entrada.diasGozo, entrada.indice, regraDe(entrada)),
  ),
  'FER-DOBRA': adaptador(z.object({ inicio: data, dias: contagem, concessivoFim: data }), (entrada) =>
    dobraDasFerias(entrada.inicio, entrada.dias, entrada.concessivoFim),
  ),
  'FER-ABONO': abono,
  'FER-FRAC': adaptador(
    z.object({
      diasDireito: z.number(),
      abono: contagem.default(0),
      periodos: z.array(contagem),
      concordancia: logico.default(true),
    }),
    validarFracionamento,
  ),
  'FER-PARC': adaptador(
    z.object({
      diasDireito: z.number(),
      abonoDias: contagem.default(0),
      jaMarcados: z.array(contagem).default([]),
      periodos: z.array(contagem),
      concordancia: logico.default(true),
    }),
    ({ abonoDias, ...divisao }) => validarFracionamento({ ...divisao, abono: abonoDias, parcial: true }),
  ),
  'FER-INI': adaptador(z.object({ inicio: data, ...regraDeInicio }), (entrada) =>
    validarInicioDeFerias(entrada.inicio, regraDe(entrada)),
  ),
  'FER-AVISO': adaptador(z.object({ inicio: data, feriadosLocais }), (entrada) =>
    prazosDasFerias(entrada.inicio, entrada),
  ),
  'FER-VALOR': valor,
  'REM-BASE': remuneracao,
  'FER-PERDA': perda,
  'FER-COL': adaptador(
    z.object({
      admissao: data,
      coletivasInicio: data,
      coletivasDias: contagem.default(30),
      faltasInjustificadas: contagem.default(0),
    }),
    ({ admissao, coletivasInicio, coletivasDias, faltasInjustificadas }) => {
      const coletivas = feriasColetivas({
        admissao,
        inicio: coletivasInicio,
        dias: coletivasDias,
        faltasInjustificadas,
      })
      return coletivas && { ...coletivas, diasDireito: coletivas.diasDireito.toFixed(1) }
    },
  ),
}
