import { movimentos } from '../colaborador/movimentos.ts'
import { quemSugereNaExperiencia, type Decisao } from '../colaborador/experiencia.ts'
import { podeEditar } from '../colaborador/visibilidade.ts'
import { prazoEm, type Prazo } from '../processo/prazo.ts'
import type { DataIso } from '../regras/calendario/datas.ts'
import type { Grupo } from '../setores/grupos.ts'
import { gruposDe } from '../setores/setores.ts'

/** What runs out for an employee outside any process. */
export interface PrazosDaPessoa {
  /** Trial that ends soon, with the decision that holds on its term. */
  readonly experiencia: {
    readonly fim: DataIso
    readonly decisao: Decisao | null
    /** The reader said already what they think of this term. */
    readonly sugerida: boolean
  } | null
  /** Days of vacation that nobody asked for: the last day on which they begin and are not paid in double (CLT art. 137). */
  readonly ferias: { readonly ultimoInicio: DataIso } | null
}

/** Act that an employee waits for, as a button names it; those of `movimentos` have a page of their own. */
export interface PedidoDaPessoa {
  readonly nome: 'experiencia' | 'demissao' | 'ferias'
  readonly rotulo: string
  readonly prazo: Prazo
}

/** What is asked of people of these groups about an employee, what is due first; null where nothing is. */
export function pedidoDaPessoa(
  { experiencia, ferias }: PrazosDaPessoa,
  grupos: readonly Grupo[],
  hoje: DataIso,
): PedidoDaPessoa | null {
  const pedidos = [
    experiencia && daExperiencia(experiencia, grupos, hoje),
    ferias && podeIniciar('ferias', grupos)
      ? {
          nome: 'ferias' as const,
          rotulo: movimentos.ferias.label,
          prazo: prazoEm({ dia: ferias.ultimoInicio, rotulo: 'início sem dobra' }, hoje),
        }
      : null,
  ]
  return (
    pedidos.filter((pedido) => pedido !== null).toSorted((a, b) => a.prazo.dias - b.prazo.dias)[0] ?? null
  )
}

const podeIniciar = (tipo: keyof typeof movimentos, grupos: readonly Grupo[]): boolean =>
  gruposDe(movimentos[tipo].view).some((grupo) => grupos.includes(grupo))

/** An end that was decided waits for the dismissal; one that was not, for the decision, or for what Operacional thinks. */
function daExperiencia(
  { fim, decisao, sugerida }: NonNullable<PrazosDaPessoa['experiencia']>,
  grupos: readonly Grupo[],
  hoje: DataIso,
): PedidoDaPessoa | null {
  const prazo = prazoEm({ dia: fim, rotulo: 'experiência' }, hoje)
  if (decisao === 'encerrar')
    return podeIniciar('demissao', grupos) ? { nome: 'demissao', rotulo: 'Abrir a demissão', prazo } : null
  if (podeEditar('experiencia', grupos))
    return { nome: 'experiencia', rotulo: 'Decidir a experiência', prazo }
  const sugere = quemSugereNaExperiencia.some((grupo) => grupos.includes(grupo))
  return sugere && !sugerida ? { nome: 'experiencia', rotulo: 'Dizer como a pessoa trabalha', prazo } : null
}
