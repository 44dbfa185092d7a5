import type { Grupo } from '../../setores/grupos.ts'
import { quemAdmite, setores } from '../../setores/setores.ts'
import { etapaNomes, etapas, type Etapa } from './etapas.ts'

/** A field of the form, as `etapa.campo`. */
export type CampoPath = `${Etapa}.${string}`

const caminhos = (etapa: Etapa): CampoPath[] =>
  Object.keys(etapas[etapa].schema.shape).map((campo): CampoPath => `${etapa}.${campo}`)
const tudo: readonly CampoPath[] = etapaNomes.flatMap(caminhos)

/** Pay and self-declared race: only who registers the person and who asked for the admission. */
const reservados: readonly CampoPath[] = ['vaga.salarioCentavos', 'pessoais.racaCor']
const semReservados = tudo.filter((campo) => !reservados.includes(campo))
const vagaSemSalario = caminhos('vaga').filter((campo) => !reservados.includes(campo))

/** What each group sees of the form (need to know, LGPD art. 6º III). A person sees the union of the groups. */
const visao: readonly { readonly grupos: readonly Grupo[]; readonly campos: readonly CampoPath[] }[] = [
  { grupos: [...setores.rh.grupos, ...quemAdmite], campos: tudo },
  { grupos: setores.operacional.grupos, campos: semReservados },
  {
    grupos: ['Sesmt'],
    campos: [
      ...vagaSemSalario,
      'pessoais.cpf',
      'pessoais.nome',
      'pessoais.nomeSocial',
      'pessoais.nascimento',
      'pessoais.sexo',
      'pessoais.telefone',
    ],
  },
  { grupos: ['Vagas'], campos: [...vagaSemSalario, 'pessoais.cpf', 'pessoais.nome', 'pessoais.nomeSocial'] },
  {
    grupos: ['Almoxarifado'],
    campos: ['vaga.postoId', 'vaga.dataPrevista', 'pessoais.nome', 'pessoais.nomeSocial'],
  },
]

/** Whether a person with these groups may see, and so may search by, a CPF. */
export const veCpf = (grupos: readonly Grupo[]): boolean => camposVisiveis(grupos).has('pessoais.cpf')

/** Fields of an admission that a person with these groups may see. */
export const camposVisiveis = (grupos: readonly Grupo[]): ReadonlySet<CampoPath> =>
  new Set(visao.filter((v) => v.grupos.some((g) => grupos.includes(g))).flatMap((v) => v.campos))
