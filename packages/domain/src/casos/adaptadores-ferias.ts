import { z } from 'zod'
import { diasDaSemana } from '../regras/calendario/escala.ts'
import { feriasColetivas } from '../regras/ferias/coletivas.ts'
import { avosDoPeriodo, diasDeDireito, diasProporcionais, limiteDeAbono } from '../regras/ferias/direito.ts'
import { validarFracionamento } from '../regras/ferias/fracionamento.ts'
import { validarInicioDeFerias, type RegraDeInicio } from '../regras/ferias/inicio.ts'
import { dobraDasFerias, limiteParaIniciar } from '../regras/ferias/limite.ts'
import { perdaPorBeneficio, perdaPorDias } from '../regras/ferias/perda.ts'
import { limiteDoAbono, periodoDeFerias } from '../regras/ferias/periodos.ts'
import { prazosDasFerias } from '../regras/ferias/prazos.ts'
import { valorDasFerias } from '../regras/ferias/valor.ts'
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
    return perdaPorBeneficio({ base, beneficios, ...(retorno && { retorno }) })
  },
)

const perda = conformeCampo(
  {
    licencaRemuneradaDias: adaptador(
      z.object({ licencaRemuneradaDias: contagem, retorno: data }),
      (entrada) => perdaPorDias('LICENCA_REMUNERADA', entrada.licencaRemuneradaDias, entrada.retorno),
    ),
    paralisacaoDias: adaptador(z.object({ paralisacaoDias: contagem, retorno: data }), (entrada) =>
      perdaPorDias('PARALISACAO', entrada.paralisacaoDias, entrada.retorno),
    ),
    diasForaDaEmpresa: adaptador(z.object({ diasForaDaEmpresa: contagem, retorno: data }), (entrada) =>
      perdaPorDias('SAIDA', entrada.diasForaDaEmpresa, entrada.retorno),
    ),
  },
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
    diasGozo: contagem,
    diasAbono: contagem.default(0),
    diasEmDobro: contagem.default(0),
  }),
  ({ salario, ...dias }) => {
    const calculo = valorDasFerias({ remuneracaoCentavos: salario, ...dias })
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
  'FER-INI': adaptador(z.object({ inicio: data, ...regraDeInicio }), (entrada) =>
    validarInicioDeFerias(entrada.inicio, regraDe(entrada)),
  ),
  'FER-AVISO': adaptador(z.object({ inicio: data, feriadosLocais }), (entrada) =>
    prazosDasFerias(entrada.inicio, entrada),
  ),
  'FER-VALOR': valor,
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
