import { quemAcompanhaExperiencia } from '@rh/domain/colaborador/experiencia'
import {
  abasVisiveis,
  camposVisiveis,
  veCpfInteiro,
  veSensiveis,
  type CampoFicha,
} from '@rh/domain/colaborador/visibilidade'
import { quemAnexaAssinados, quemVeSaude, vePagamento } from '@rh/domain/processo/quem'
import { papeis as papeisDaAdmissao } from '@rh/domain/processos/admissao/papeis'
import * as admissao from '@rh/domain/processos/admissao/visibilidade'
import { papeisDoAfastamento } from '@rh/domain/processos/afastamento/papeis'
import * as afastamento from '@rh/domain/processos/afastamento/visibilidade'
import { papeisDaDemissao } from '@rh/domain/processos/demissao/papeis'
import * as demissao from '@rh/domain/processos/demissao/visibilidade'
import { papeisDasFerias } from '@rh/domain/processos/ferias/papeis'
import { camposVisiveisDasFerias } from '@rh/domain/processos/ferias/visibilidade'
import { papeisDaPromocao } from '@rh/domain/processos/promocao/papeis'
import { camposVisiveisDaPromocao } from '@rh/domain/processos/promocao/visibilidade'
import { papeisDoRemanejamento } from '@rh/domain/processos/remanejamento/papeis'
import { camposVisiveisDoRemanejamento } from '@rh/domain/processos/remanejamento/visibilidade'
import { lePapel, type PapelSpec } from '@rh/domain/processo/papel'
import { processoDe, type TipoDeclarado } from '@rh/domain/processos/processos'
import type { Grupo } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import { podeChamar } from '../prova.ts'
import type { Alcance, Alvo } from './alvos.ts'
import type { Marca } from './plantar.ts'

// Who may read which mark, as the declarations of the domain say it.

/** A process as far as who sees what of it depends on it. */
export interface Sobre {
  readonly tipo: TipoDeclarado
  readonly motivo: string | undefined
  /** Whoever asked, who has filled the form. */
  readonly solicitante: string
}

interface DoTipo {
  readonly campos: (grupos: readonly Grupo[], sobre: Sobre & { preenche: boolean }) => ReadonlySet<string>
  /** Reads why others returned or refused it, and what they wrote beside a parecer. */
  readonly textos: (grupos: readonly Grupo[], sobre: Sobre & { preenche: boolean }) => boolean
  readonly anexos: (grupos: readonly Grupo[], sobre: Sobre, sensivel: boolean) => boolean
  readonly papeis: Readonly<Record<string, PapelSpec>>
}
const todos = () => true
const um = (grupos: readonly Grupo[], quem: readonly Grupo[]) => grupos.some((g) => quem.includes(g))

/** Signed papers, which show the salary. */
const anexosDeRh = (grupos: readonly Grupo[]) => um(grupos, quemAnexaAssinados)

export const doTipo: Readonly<Record<TipoDeclarado, DoTipo>> = {
  admissao: {
    campos: admissao.camposVisiveis,
    textos: todos,
    anexos: (grupos, _, sensivel) =>
      sensivel ? admissao.veAnexosSensiveis(grupos) : admissao.veAnexos(grupos),
    papeis: papeisDaAdmissao,
  },
  afastamento: {
    campos: afastamento.camposVisiveisDoAfastamento,
    textos: afastamento.leTextosDoAfastamento,
    anexos: (grupos, { motivo }, sensivel) =>
      afastamento.veAoMenos(afastamento.visaoDo(motivo, grupos), sensivel ? 'motivo' : 'grupo'),
    papeis: papeisDoAfastamento,
  },
  demissao: {
    campos: demissao.camposVisiveisDaDemissao,
    textos: demissao.veCausa,
    anexos: (grupos, _, sensivel) => (sensivel ? um(grupos, quemVeSaude) : demissao.veValores(grupos)),
    papeis: papeisDaDemissao,
  },
  ferias: { campos: camposVisiveisDasFerias, textos: todos, anexos: anexosDeRh, papeis: papeisDasFerias },
  promocao: { campos: camposVisiveisDaPromocao, textos: todos, anexos: anexosDeRh, papeis: papeisDaPromocao },
  remanejamento: {
    campos: camposVisiveisDoRemanejamento,
    textos: todos,
    anexos: anexosDeRh,
    papeis: papeisDoRemanejamento,
  },
}

/** What is known of the processes and of the people that the marks name. */
export interface Conhecidos {
  readonly processos: ReadonlyMap<number, Sobre>
  readonly alcances: ReadonlyMap<Grupo, Alcance>
}

const DA_FICHA = /^GET \/api\/(?:colaborador|contratos\/dossie)\//

/** Whether a mark may stand in an answer to a group, for its contracts and for what the declaration says of the field. */
export function podeLer(conhecidos: Conhecidos, grupo: Grupo, chamada: string, marca: Marca): boolean {
  const alcance = conhecidos.alcances.get(grupo)
  const leitura: Leitura = { grupos: [grupo], login: loginDoGrupo(grupo), daFicha: DA_FICHA.test(chamada) }
  return (!alcance || noAlcance(alcance, marca)) && veCampo(conhecidos, leitura, marca)
}

/** Whether a call that a group may make answers it about a record. */
export function abre(
  { processos, alcances }: Conhecidos,
  grupo: Grupo,
  { lado, processo, sensivel, papel }: Alvo,
): boolean {
  if (lado === 'fora' && alcances.has(grupo)) return false
  const sobre = processo === undefined ? undefined : processos.get(processo)
  if (sobre === undefined) return sensivel !== true || veSensiveis([grupo])
  const { anexos, papeis } = doTipo[sobre.tipo]
  const spec = papel === undefined ? undefined : papeis[papel]
  return spec ? lePapel(spec, [grupo]) : anexos([grupo], sobre, sensivel === true)
}

/** What of a scope a mark is held to; codes and names of kinds are of nobody. */
const doAlcance: Readonly<Record<Marca['de'], keyof Alcance | null>> = {
  pessoa: 'pessoas',
  cpf: 'pessoas',
  salario: 'versoes',
  previsto: 'postos',
  preco: 'postos',
  formulario: 'processos',
  palavra: 'processos',
  arquivo: 'processos',
  codigo: null,
  tipo: null,
}
function noAlcance(alcance: Alcance, { de, id }: Marca): boolean {
  const ids = doAlcance[de]
  return ids === null || alcance[ids].has(id)
}

/** Who asks, and by which call. */
interface Leitura {
  readonly grupos: readonly [Grupo]
  readonly login: string
  readonly daFicha: boolean
}

function veCampo({ processos }: Conhecidos, leitura: Leitura, marca: Marca): boolean {
  const { grupos, daFicha } = leitura
  if (marca.de === 'pessoa') return vePessoa(grupos, marca.campo)
  if (marca.de === 'cpf') return veCpfInteiro(grupos) || (!daFicha && admissao.veCpf(grupos))
  if (marca.de === 'codigo')
    return (
      camposVisiveis(grupos).has(`pessoa.${marca.campo}`) ||
      (!daFicha && admissao.camposVisiveis(grupos).has(`pessoais.${marca.campo}`))
    )
  if (marca.de === 'salario')
    return camposVisiveis(grupos).has('contrato.salarioCentavos') || (!daFicha && vePagamento(grupos))
  // Of the contract, and of whoever sees pay.
  if (marca.de === 'previsto' || marca.de === 'preco')
    return vePagamento(grupos) || podeChamar('GET /api/contratos/obter/:id', grupos[0])
  if (marca.de === 'tipo') return !daFicha || veSensiveis(grupos)
  const sobre = processos.get(marca.id)
  return sobre !== undefined && veDoProcesso(sobre, leitura, marca)
}

function vePessoa(grupos: readonly Grupo[], campo: string): boolean {
  const abas = abasVisiveis(grupos)
  if (campo === 'experiencia') return um(grupos, quemAcompanhaExperiencia)
  if (campo === 'dependentes') return abas.includes('dependentes')
  if (campo === 'documento.sensivel') return veSensiveis(grupos)
  if (campo === 'documento.comum') return abas.includes('documentos')
  return camposVisiveis(grupos).has(campo as CampoFicha)
}

type DoProcesso = Extract<Marca, { readonly de: 'arquivo' | 'formulario' | 'palavra' }>

function veDoProcesso(sobre: Sobre, { grupos, login, daFicha }: Leitura, marca: DoProcesso): boolean {
  const { campos, textos, anexos, papeis } = doTipo[sobre.tipo]
  if (marca.de === 'arquivo') {
    // In the file of the person an approved document is one of theirs.
    if (daFicha && marca.campo === 'comum') return abasVisiveis(grupos).includes('documentos')
    const papel = papeis[marca.campo.replace('papel.', '')]
    return papel ? lePapel(papel, grupos) : anexos(grupos, sobre, marca.campo === 'sensivel')
  }
  if (marca.de === 'palavra') {
    const { autor, pareceres, comentario } = marca.palavra
    // What is said of a parecer is reserved where the parecer says so, and never to whoever asked.
    const reservada = pareceres.some((nome) => {
      const quem = processoDe(sobre.tipo).pareceres[nome]?.motivoReservadoA
      return quem !== undefined && !um(grupos, quem)
    })
    if (reservada) return sobre.solicitante === login
    return (
      pareceres.length > 0 || comentario || autor === login || textos(grupos, { ...sobre, preenche: false })
    )
  }
  const visiveis = campos(grupos, { ...sobre, preenche: sobre.solicitante === login })
  return visiveis.has(marca.campo) || visiveis.has(`vaga.${marca.campo}`)
}
