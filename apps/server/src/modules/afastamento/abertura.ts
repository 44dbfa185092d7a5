import type { OpcoesDoAfastamento } from '@rh/domain/contract/afastamento'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { setoresDoAfastamento, sesmt } from '@rh/domain/processos/afastamento/quem'
import { motivoOf, motivosQueInforma } from '@rh/domain/regras/afastamento/motivos'
import { gruposDeMotivo } from '@rh/domain/regras/afastamento/motivos-tipos'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../db/db.ts'
import { listOpcoesDeCobertura } from '../ferias/abertura.ts'
import type { DeQuem } from '../processo/modulo.ts'

/** What the form begins with: today, which is when most leaves are told of. */
export const preencher = async (_db: Db | Tx, { hoje }: DeQuem) => ({ inicio: hoje })

/** What the form chooses from. */
export async function opcoes(db: Db | Tx, { vinculoId, ator, hoje }: DeQuem): Promise<OpcoesDoAfastamento> {
  const [impedimentos, quemCobre, tipo] = await Promise.all([
    listImpedimentos(db, vinculoId, hoje),
    listOpcoesDeCobertura(db, vinculoId, hoje),
    db.selectFrom('documentoTipo').select('id').where('codigo', '=', 'ATESTADO').executeTakeFirst(),
  ])
  return {
    hoje,
    motivos: motivosOferecidos(ator.grupos),
    cid: sesmt.some((grupo) => ator.grupos.includes(grupo)),
    impedimentos,
    cobertura: quemCobre,
    comprovanteTipoId: tipo?.id ?? null,
  }
}

/** Other days on which the person is away, from today on. */
async function listImpedimentos(db: Db | Tx, vinculoId: number, hoje: string) {
  const linhas = await db
    .selectFrom('ausencia')
    .select(['inicio', 'fim', 'tipo'])
    .where('vinculoId', '=', vinculoId)
    .where((eb) => eb.or([eb('fim', 'is', null), eb('fim', '>=', hoje)]))
    .orderBy('inicio')
    .execute()
  return linhas.map(({ tipo, ...dias }) => ({ ...dias, tipo: tipo as 'ferias' | 'afastamento' }))
}

/** Reasons that somebody of these groups may inform, by what they are about. */
function motivosOferecidos(grupos: readonly Grupo[]): OpcoesDoAfastamento['motivos'] {
  const codigos = motivosQueInforma(setoresDoAfastamento(grupos))
  return codigosDe(gruposDeMotivo).flatMap((grupo) => {
    const motivos = codigos.flatMap((codigo) => {
      const regra = motivoOf(codigo)
      if (regra.grupo !== grupo) return []
      const { rotulo, ajuda, nome, comprovante, fim, campos, limite, homologa } = regra
      return [{ codigo, rotulo, ajuda, nome, comprovante, fim, campos, limite, homologa }]
    })
    return motivos.length === 0 ? [] : [{ grupo, label: gruposDeMotivo[grupo], motivos }]
  })
}
