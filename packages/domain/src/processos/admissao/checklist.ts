import { filhosEEquiparados } from '../../codigos/parentescos.ts'
import { isImigrante } from '../../codigos/pessoais.ts'
import {
  montarChecklist,
  type Condicao,
  type EstadoDoAnexo,
  type ItemDoChecklist,
  type TipoDeDocumento,
} from '../../processo/anexos.ts'
import { anosCompletos } from '../../regras/calendario/datas.ts'
import type { DadosParciais } from './etapas.ts'

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
  // Of an account that the company asks the bank to open there is no paper yet.
  tem_conta: ({ dados }) => dados.bancarios.abrirConta !== true,
  funcao: aJuizo,
}

/** Kinds that the person is asked for, and those that may be sent besides; the demanded ones first. */
export const checklistDe = (
  tipos: readonly TipoDeDocumento[],
  perfil: Perfil,
  estadoDe: (tipoId: number) => EstadoDoAnexo,
): ItemDoChecklist[] =>
  montarChecklist(
    tipos,
    (condicao) => (condicoes[condicao] === aJuizo ? 'a_juizo' : condicoes[condicao](perfil)),
    estadoDe,
  )
