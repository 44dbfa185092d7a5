import { anosCompletos, type DataIso } from '../calendario/datas.ts'
import { emTexto, passo, type ComMemoria } from '../memoria.ts'

/** Category of apprentices in eSocial tabela 01. */
export const CATEGORIA_APRENDIZ = '103'

/** Age at which nobody begins an apprenticeship any more, and one that runs is over (CLT arts. 428 and 433). */
export const IDADE_LIMITE_DO_APRENDIZ = 24

export const motivosDeIdade = {
  MENOR_DE_14: 'O aprendiz deve ter pelo menos 14 anos.',
  MENOR_DE_16: 'Não é permitido admitir menor de 16 anos (exceto aprendiz a partir de 14).',
  APRENDIZ_COM_24_OU_MAIS: 'O aprendiz deve ter menos de 24 anos, salvo se for pessoa com deficiência.',
  MENOR_DE_18_EM_INSALUBRE:
    'Menor de 18 anos não pode trabalhar em atividade insalubre, perigosa ou noturna.',
} as const
export type MotivoDeIdade = keyof typeof motivosDeIdade

export interface IdadeNaAdmissao extends ComMemoria {
  /** Completed years on the admission date; who was born on 29/02 completes them on 01/03 in a common year. */
  readonly idade: number
  readonly permitido: boolean
  readonly motivo: MotivoDeIdade | null
}

export interface DadosDeIdade {
  readonly nascimento: DataIso
  readonly admissao: DataIso
  /** eSocial tabela 01; employee (101) when absent. */
  readonly categoria?: string
  /** Unhealthy, dangerous or night (22h–5h) work. */
  readonly insalubreOuNoturno?: boolean
  readonly pessoaComDeficiencia?: boolean
}

/**
 * Whether a person may be admitted by age (CF art. 7º XXXIII; CLT arts. 403–405 and 428): 16 years, 14 to 23 as an
 * apprentice, and 18 for unhealthy, dangerous or night work. Null for an admission before the birth.
 */
export function idadeNaAdmissao(dados: DadosDeIdade): IdadeNaAdmissao | null {
  if (dados.admissao < dados.nascimento) return null
  const idade = anosCompletos(dados.nascimento, dados.admissao)
  const motivo = motivoDaRecusa(idade, dados)
  return {
    idade,
    permitido: motivo === null,
    motivo,
    memoria: [
      passo(
        `Idade na admissão: ${idade} anos`,
        emTexto(motivo ? motivosDeIdade[motivo] : 'permitido'),
        'CF art. 7º XXXIII; CLT arts. 403 a 405 e 428',
      ),
    ],
  }
}

function motivoDaRecusa(
  idade: number,
  { categoria, insalubreOuNoturno = false, pessoaComDeficiencia = false }: DadosDeIdade,
): MotivoDeIdade | null {
  const aprendiz = categoria === CATEGORIA_APRENDIZ
  if (aprendiz && idade < 14) return 'MENOR_DE_14'
  if (!aprendiz && idade < 16) return 'MENOR_DE_16'
  if (idade < 18 && insalubreOuNoturno) return 'MENOR_DE_18_EM_INSALUBRE'
  return aprendiz && idade >= IDADE_LIMITE_DO_APRENDIZ && !pessoaComDeficiencia
    ? 'APRENDIZ_COM_24_OU_MAIS'
    : null
}
