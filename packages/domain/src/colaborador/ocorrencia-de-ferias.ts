import { z } from 'zod'
import { formatData } from '../br/data.ts'
import { data, opcional, textoObrigatorio } from '../br/campos.ts'

/** What Rh registers of a contract that moves its acquisition periods, or makes one be lost. */
export const ocorrenciasDaFicha = {
  BENEFICIO_INSS: 'Benefício do INSS (doença ou acidente)',
  LICENCA_SEM_REMUNERACAO: 'Licença sem remuneração',
  LICENCA_REMUNERADA: 'Licença remunerada',
  PARALISACAO: 'Paralisação da empresa, com salário',
  SUSPENSAO: 'Suspensão do contrato',
  SERVICO_MILITAR: 'Serviço militar obrigatório',
  PRISAO: 'Prisão',
} as const
export type TipoDaFicha = keyof typeof ocorrenciasDaFicha

/** What each kind does, for whoever is choosing. */
export const efeitosDasOcorrencias: Readonly<Record<TipoDaFicha, string>> = {
  BENEFICIO_INSS:
    'Mais de 6 meses no mesmo período, mesmo descontínuos: o período é perdido (CLT art. 133 IV). Os 15 primeiros dias, pagos pela empresa, não contam.',
  LICENCA_SEM_REMUNERACAO: 'Os dias não contam: o período termina tantos dias depois (CLT arts. 130 e 471).',
  LICENCA_REMUNERADA: 'Mais de 30 dias: o período é perdido (CLT art. 133 II).',
  PARALISACAO: 'Mais de 30 dias: o período é perdido (CLT art. 133 III).',
  SUSPENSAO: 'Os dias não contam: o período termina tantos dias depois (CLT arts. 471 e 476-A).',
  SERVICO_MILITAR:
    'Quem volta em até 90 dias da baixa conserva o tempo anterior; depois disso o período é perdido (CLT art. 132).',
  PRISAO: 'Os dias não contam: o período termina tantos dias depois (CLT arts. 130 e 471).',
}

const nomes = Object.keys(ocorrenciasDaFicha) as [TipoDaFicha, ...TipoDaFicha[]]

/** An occurrence as it is typed; it is over, or its effect would not be known. */
export const ocorrenciaDeFerias = z.strictObject({
  tipo: z.enum(nomes, 'Escolha o que aconteceu'),
  inicio: data,
  fim: data,
  /** First day back at work, where it is not the one after the last. */
  retorno: opcional(data),
  motivo: textoObrigatorio(255, 10),
})
export type OcorrenciaDeFerias = z.output<typeof ocorrenciaDeFerias>

interface FatosDoVinculo {
  readonly hoje: string
  readonly admissao: string
  readonly desligamento: string | null
  /** Those in force, ends included. */
  readonly outras: readonly { readonly tipo: string; readonly inicio: string; readonly fim: string }[]
}

/** What is wrong with an occurrence, by field; empty for one that may be registered. */
export function conferirOcorrencia(
  { inicio, fim, retorno }: Pick<OcorrenciaDeFerias, 'inicio' | 'fim' | 'retorno'>,
  { hoje, admissao, desligamento, outras }: FatosDoVinculo,
): Readonly<Record<string, string>> {
  if (inicio < admissao) return { inicio: `A admissão é de ${formatData(admissao)}` }
  if (fim < inicio) return { fim: 'O último dia é antes do primeiro' }
  if (fim >= hoje) return { fim: 'Registre depois do último dia, quando o efeito é certo' }
  if (desligamento !== null && fim >= desligamento)
    return { fim: `O vínculo termina em ${formatData(desligamento)}` }
  if (retorno !== undefined && retorno <= fim) return { retorno: 'A volta é depois do último dia' }
  if (retorno !== undefined && retorno > hoje) return { retorno: 'A volta ainda não aconteceu' }
  const outra = outras.find((uma) => uma.inicio <= fim && inicio <= uma.fim)
  return outra
    ? { inicio: `Já há uma ocorrência de ${formatData(outra.inicio)} a ${formatData(outra.fim)}` }
    : {}
}
