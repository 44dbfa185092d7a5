import { menorData, somarAnos, somarDias, type DataIso } from '../calendario/datas.ts'
import { veredito, type Veredito } from '../memoria.ts'
import { CATEGORIA_APRENDIZ, IDADE_LIMITE_DO_APRENDIZ } from './idade.ts'

/** Years that a contract of apprenticeship may last. */
const MAXIMO_DE_ANOS = 2

/** Days before the end on which Rh is reminded of it: what follows – another contract, or the dismissal – takes its time. */
export const AVISOS_DA_APRENDIZAGEM_DIAS = [60, 30, 10] as const

const LEI = 'CLT arts. 428 §§ 3º e 5º e 433'

export const motivosDeAprendizagem = {
  SEM_FIM: 'O contrato de aprendizagem tem prazo: informe o último dia.',
  ANTES_DO_INICIO: 'O contrato de aprendizagem terminaria antes de começar.',
  MAIS_DE_DOIS_ANOS: 'O contrato de aprendizagem dura no máximo dois anos.',
  PASSA_DOS_24: 'O contrato de aprendizagem acaba quando a pessoa completa 24 anos.',
} as const
export type MotivoDeAprendizagem = keyof typeof motivosDeAprendizagem

/** One contract has one term: that of an apprentice is its own (CLT arts. 428 and 445). */
export const APRENDIZ_SEM_EXPERIENCIA =
  'O contrato de aprendizagem já tem prazo, e não é de experiência: deixe 0 dias.'

export interface DadosDaAprendizagem {
  readonly admissao: DataIso
  /** Null where it is not known: then only the two years limit the term. */
  readonly nascimento: DataIso | null
  readonly pessoaComDeficiencia?: boolean
}

/**
 * Last day that a contract of apprenticeship begun on a day may have: two years, and the eve of the 24th birthday (CLT arts.
 * 428 § 3º and 433). Null for who has a disability, whom neither limits (art. 428 §§ 3º and 5º).
 */
export function limiteDaAprendizagem({
  admissao,
  nascimento,
  pessoaComDeficiencia = false,
}: DadosDaAprendizagem): DataIso | null {
  if (pessoaComDeficiencia) return null
  const doisAnos = fimDosDoisAnos(admissao)
  return nascimento === null ? doisAnos : menorData(doisAnos, vesperaDosVinteEQuatro(nascimento))
}

const fimDosDoisAnos = (admissao: DataIso): DataIso => somarDias(somarAnos(admissao, MAXIMO_DE_ANOS), -1)

const vesperaDosVinteEQuatro = (nascimento: DataIso): DataIso =>
  somarDias(somarAnos(nascimento, IDADE_LIMITE_DO_APRENDIZ), -1)

/** Whether the term of an apprentice is lawful: written, begun before it ends, within the limits (CLT arts. 428 and 433). */
export function termoDaAprendizagem(
  dados: DadosDaAprendizagem & { readonly fim: DataIso | null },
): Veredito<MotivoDeAprendizagem> {
  const motivo = motivoDaRecusa(dados)
  return veredito(motivo, motivo ? motivosDeAprendizagem[motivo] : 'Prazo da aprendizagem permitido', LEI)
}

function motivoDaRecusa({
  fim,
  ...dados
}: DadosDaAprendizagem & { readonly fim: DataIso | null }): MotivoDeAprendizagem | null {
  if (fim === null) return 'SEM_FIM'
  if (fim < dados.admissao) return 'ANTES_DO_INICIO'
  const limite = limiteDaAprendizagem(dados)
  if (limite === null || fim <= limite) return null
  return fim > fimDosDoisAnos(dados.admissao) ? 'MAIS_DE_DOIS_ANOS' : 'PASSA_DOS_24'
}

/** The term that a bond of this category has: nobody but an apprentice has one, whatever was typed before. */
export const fimDoAprendiz = <D extends DataIso | null | undefined>(
  categoria: string | undefined,
  fim: D,
): D | null => (categoria === CATEGORIA_APRENDIZ ? fim : null)
