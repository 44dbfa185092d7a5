import { filhosEEquiparados } from '../../cadastros/parentescos.ts'
import { isImigrante } from '../../cadastros/pessoais.ts'
import type { EstadoDoAnexo } from '../../processo/anexo.ts'
import { anosCompletos } from '../../regras/calendario/datas.ts'
import type {
  condicoesDeDocumento,
  momentosDoDocumento,
  obrigatoriedades,
} from '../../registros/documento.ts'
import type { DadosParciais } from './etapas.ts'

export type Condicao = keyof typeof condicoesDeDocumento
export type Momento = keyof typeof momentosDoDocumento

/** A kind of document, as the register has it. */
export interface TipoDeDocumento {
  readonly id: number
  readonly codigo: string
  readonly descricao: string
  readonly obrigatoriedade: keyof typeof obrigatoriedades
  readonly condicao: Condicao | null
  readonly momento: Momento
  readonly fundamento: string | null
  readonly sensivel: boolean
}

export interface ItemDoChecklist {
  readonly tipoId: number
  readonly codigo: string
  readonly descricao: string
  readonly fundamento: string | null
  readonly sensivel: boolean
  /** Without it the admission does not go past its moment. */
  readonly exigido: boolean
  readonly momento: Momento
  readonly estado: EstadoDoAnexo
}

/** What decides who is asked for what. */
export interface Perfil {
  readonly dados: DadosParciais
  /** On the day of the admission, or today before there is one. */
  readonly dia: string
  readonly cargoNrs: readonly string[]
  readonly escalaTipo: string | null
}

type Teste = (perfil: Perfil) => boolean

const idade = ({ dados, dia }: Perfil): number | null => {
  const { nascimento } = dados.pessoais
  return nascimento && nascimento <= dia ? anosCompletos(nascimento, dia) : null
}
const entre =
  (de: number, ate: number): Teste =>
  (perfil) => {
    const anos = idade(perfil)
    return anos !== null && anos >= de && anos <= ate
  }

const filhosComSalarioFamilia = ({ dados, dia }: Perfil): number[] =>
  (dados.dependentes.lista ?? [])
    .filter(
      ({ parentesco, salarioFamilia, nascimento }) =>
        salarioFamilia === true &&
        (filhosEEquiparados as readonly string[]).includes(parentesco) &&
        nascimento <= dia,
    )
    .map(({ nascimento }) => anosCompletos(nascimento, dia))

/** What only a person can judge is never demanded by the system: it is offered. */
const aJuizo: Teste = () => false

/** Whether a conditional document is asked of this person. */
const condicoes: Readonly<Record<Condicao, Teste>> = {
  // Lei 4.375/1964 art. 74: until 31 December of the year of the 45th birthday; the age is near enough to ask.
  reservista: (perfil) => perfil.dados.pessoais.sexo === 'M' && entre(18, 45)(perfil),
  maior_de_18: entre(18, 200),
  menor_de_18: entre(0, 17),
  casado: ({ dados }) => dados.pessoais.estadoCivil === '2',
  dependentes: ({ dados }) => (dados.dependentes.lista ?? []).length > 0,
  filho_ate_6: (perfil) => filhosComSalarioFamilia(perfil).some((anos) => anos <= 6),
  filho_de_4: (perfil) => filhosComSalarioFamilia(perfil).some((anos) => anos >= 4),
  dirige: ({ dados }) => dados.documentos.cnh !== undefined,
  profissao: aJuizo,
  altura: ({ cargoNrs }) => cargoNrs.includes('NR-35'),
  eletricidade: ({ cargoNrs }) => cargoNrs.includes('NR-10'),
  pcd: ({ dados }) => (dados.pessoais.deficiencia ?? 'nao') !== 'nao',
  imigrante: ({ dados }) => isImigrante(dados.pessoais.nacionalidade ?? 'BN'),
  doze_por_36: ({ escalaTipo }) => escalaTipo === '12x36',
  compensacao: aJuizo,
  vale_transporte: ({ dados }) => dados.beneficios.valeTransporte === true,
  funcao: aJuizo,
}

/** Kinds that the person is asked for, and those that may be sent besides; the demanded ones first. */
export function checklistDe(
  tipos: readonly TipoDeDocumento[],
  perfil: Perfil,
  estadoDe: (tipoId: number) => EstadoDoAnexo,
): ItemDoChecklist[] {
  const itens = tipos.flatMap(({ id, obrigatoriedade, condicao, ...tipo }): ItemDoChecklist[] => {
    const vale = condicao === null || condicoes[condicao](perfil)
    const exigido = obrigatoriedade !== 'opcional' && vale
    const estado = estadoDe(id)
    const oferecido = exigido || obrigatoriedade === 'opcional' || isAJuizo(condicao) || estado !== 'pendente'
    const { codigo, descricao, momento, fundamento, sensivel } = tipo
    return oferecido
      ? [{ tipoId: id, codigo, descricao, momento, fundamento, sensivel, exigido, estado }]
      : []
  })
  return itens.toSorted((a, b) => ordem(a) - ordem(b))
}

/** What stops the approval, then what is signed at the start, then what may be sent besides. */
const ordem = ({ exigido, momento }: ItemDoChecklist): number =>
  exigido ? (momento === 'aprovacao' ? 0 : 1) : 2

const isAJuizo = (condicao: Condicao | null): boolean => condicao !== null && condicoes[condicao] === aJuizo
