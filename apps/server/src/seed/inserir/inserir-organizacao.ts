import type { Tx } from '../../db/db.ts'
import { inserirCadastros, readConvencoes } from './inserir-cadastros.ts'
import { inserirContratos, inserirPostos } from './inserir-contratos.ts'
import {
  cargoOf,
  cargos,
  empresaDemo,
  escalaOf,
  escalas,
  sindicatos,
  type CargoNome,
  type ContratoNome,
  type EscalaNome,
  type Uf,
} from '../empresa.ts'
import { nomesDe, porNome, type Ids } from '../ids.ts'
import { antesDoReajuste } from '../postos.ts'
import { ultimoReajuste } from '../efetivo.ts'
import { semanaInteira, usuariosDemo } from '../usuarios.ts'

/** Ids that the database gave to the demo's own names. */
export interface Organizacao {
  readonly sindicatoIds: Ids<Uf>
  readonly centroIds: Ids<ContratoNome>
  readonly cargoIds: Ids<CargoNome>
  readonly escalaIds: Ids<EscalaNome>
  readonly contratoIds: Ids<ContratoNome>
  /** In the order of `postos`. */
  readonly postoIds: readonly number[]
}

export async function inserirOrganizacao(tx: Tx, hoje: string): Promise<Organizacao> {
  await tx.updateTable('empresa').set(empresaDemo).execute()
  const ufs = nomesDe(sindicatos)
  const sindicatoIds = porNome(
    ufs,
    await tx
      .insertInto('sindicato')
      .values(ufs.map((uf) => sindicatos[uf]))
      .returning('id')
      .execute(),
  )
  await inserirCadastros(tx, sindicatoIds, hoje)
  const nomesEscala = nomesDe(escalas)
  const escalaIds = porNome(
    nomesEscala,
    await tx
      .insertInto('escala')
      .values(nomesEscala.map((nome) => ({ ...escalaOf(nome), dias: [...(escalaOf(nome).dias ?? [])] })))
      .returning('id')
      .execute(),
  )
  const cargoIds = await inserirCargos(tx, sindicatoIds, hoje)
  const { contratoIds, centroIds } = await inserirContratos(tx, sindicatoIds, hoje)
  const postoIds = await inserirPostos(tx, { contratoIds, cargoIds, escalaIds }, hoje)
  return { sindicatoIds, centroIds, cargoIds, escalaIds, contratoIds, postoIds }
}

/** Cargos, and the floor of each in each union before and after the last agreement. */
async function inserirCargos(tx: Tx, sindicatoIds: Ids<Uf>, hoje: string): Promise<Ids<CargoNome>> {
  const nomes = nomesDe(cargos)
  const linhas = nomes.map((nome) => {
    const { titulo, cbo, nrs = [], asoDeRisco = false } = cargoOf(nome)
    return { titulo, cbo, nrs: [...nrs], asoDeRisco }
  })
  const ids = porNome(nomes, await tx.insertInto('cargo').values(linhas).returning('id').execute())
  const convencaoDe = await readConvencoes(tx)
  const pisos = nomes.flatMap((nome) =>
    nomesDe(sindicatos).flatMap((uf) => {
      const sindicatoId = sindicatoIds[uf]
      const piso = (inicio: string, valorCentavos: number) => ({
        cargoId: ids[nome],
        sindicatoId,
        desde: inicio,
        valorCentavos,
        convencaoId: convencaoDe(sindicatoId, inicio),
      })
      const atual = cargos[nome].pisos[uf]
      const desde = ultimoReajuste(uf, hoje)
      const antes = Temporal.PlainDate.from(desde).subtract({ years: 1 }).toString()
      return [piso(antes, antesDoReajuste(atual)), piso(desde, atual)]
    }),
  )
  await tx.insertInto('pisoSalarial').values(pisos).execute()
  return ids
}

/** Users with their groups, hours and contracts. Answers the id of each login. */
export async function inserirUsuarios(
  tx: Tx,
  senhaHash: string,
  contratoIds: Ids<ContratoNome>,
): Promise<Ids<string>> {
  const logins = usuariosDemo.map(({ usuario }) => usuario)
  const linhas = usuariosDemo.map(({ usuario, nome }) => ({
    usuario,
    nome,
    email: `${usuario}@alvorecer.example`,
    senhaHash,
  }))
  const ids = porNome(logins, await tx.insertInto('usuario').values(linhas).returning('id').execute())
  const grupos = await tx.selectFrom('grupo').select(['id', 'nome']).execute()
  const porUsuario = <L>(linhasDe: (usuario: (typeof usuariosDemo)[number], usuarioId: number) => L[]): L[] =>
    usuariosDemo.flatMap((usuario) => linhasDe(usuario, ids[usuario.usuario] ?? 0))
  const deGrupos = porUsuario((usuario, usuarioId) =>
    grupos
      .filter(({ nome }) => (usuario.grupos as readonly string[]).includes(nome))
      .map(({ id }) => ({ usuarioId, grupoId: id })),
  )
  const deHorarios = porUsuario((usuario, usuarioId) =>
    usuario.semanaInteira ? semanaInteira.map((janela) => ({ usuarioId, ...janela })) : [],
  )
  const deContratos = porUsuario((usuario, usuarioId) =>
    usuario.contratos.map((nome) => ({ usuarioId, contratoId: contratoIds[nome] })),
  )
  await tx.insertInto('usuarioGrupo').values(deGrupos).execute()
  await tx.insertInto('horario').values(deHorarios).execute()
  await tx.insertInto('usuarioContrato').values(deContratos).execute()
  return ids
}
