import type { Tx } from '../db/db.ts'
import {
  cargos,
  clienteCnpj,
  clientes,
  contratos,
  contratoOf,
  empresaDemo,
  escalas,
  sindicatos,
  type CargoNome,
  type ClienteNome,
  type ContratoNome,
  type EscalaNome,
  type Uf,
} from './empresa.ts'
import { lugares } from './lugares.ts'
import { somarDias } from './pessoas.ts'
import { antesDoReajuste, postos, salarioPrevisto } from './postos.ts'
import { ultimoReajuste } from './quadro.ts'
import { semanaInteira, usuariosDemo } from './usuarios.ts'

type Ids<N extends string> = Readonly<Record<N, number>>

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

const nomesDe = <N extends string>(tabela: Readonly<Record<N, unknown>>): N[] => Object.keys(tabela) as N[]

/** Ids in the order of the inserted rows: an identity column counts them up one by one. */
export const emOrdem = (linhas: readonly { readonly id: number }[]): number[] =>
  linhas.map(({ id }) => id).toSorted((a, b) => a - b)

const porNome = <N extends string>(
  nomes: readonly N[],
  linhas: readonly { readonly id: number }[],
): Ids<N> => {
  const ids = emOrdem(linhas)
  return Object.fromEntries(nomes.map((nome, i) => [nome, ids[i]])) as Ids<N>
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
  const nomesEscala = nomesDe(escalas)
  const escalaIds = porNome(
    nomesEscala,
    await tx
      .insertInto('escala')
      .values(nomesEscala.map((nome) => escalas[nome]))
      .returning('id')
      .execute(),
  )
  const cargoIds = await inserirCargos(tx, sindicatoIds, hoje)
  const { contratoIds, centroIds } = await inserirContratos(tx, sindicatoIds, hoje)
  const postoIds = await inserirPostos(tx, { contratoIds, cargoIds, escalaIds })
  return { sindicatoIds, centroIds, cargoIds, escalaIds, contratoIds, postoIds }
}

/** Cargos, and the floor of each in each union before and after the last agreement. */
async function inserirCargos(tx: Tx, sindicatoIds: Ids<Uf>, hoje: string): Promise<Ids<CargoNome>> {
  const nomes = nomesDe(cargos)
  const linhas = nomes.map((nome) => ({ titulo: cargos[nome].titulo, cbo: cargos[nome].cbo }))
  const ids = porNome(nomes, await tx.insertInto('cargo').values(linhas).returning('id').execute())
  const pisos = nomes.flatMap((nome) =>
    nomesDe(sindicatos).flatMap((uf) => {
      const comum = { cargoId: ids[nome], sindicatoId: sindicatoIds[uf] }
      const atual = cargos[nome].pisos[uf]
      const desde = ultimoReajuste(uf, hoje)
      const antes = Temporal.PlainDate.from(desde).subtract({ years: 1 }).toString()
      return [
        { ...comum, desde: antes, valorCentavos: antesDoReajuste(atual) },
        { ...comum, desde, valorCentavos: atual },
      ]
    }),
  )
  await tx.insertInto('pisoSalarial').values(pisos).execute()
  return ids
}

async function inserirContratos(tx: Tx, sindicatoIds: Ids<Uf>, hoje: string) {
  const nomesCliente = nomesDe(clientes)
  const clienteIds: Ids<ClienteNome> = porNome(
    nomesCliente,
    await tx
      .insertInto('cliente')
      .values(nomesCliente.map((nome) => ({ ...clientes[nome], cnpj: clienteCnpj[nome] })))
      .returning('id')
      .execute(),
  )
  const nomes = nomesDe(contratos)
  const centros = nomes.map((nome, i) => ({
    codigo: `${contratoOf(nome).uf}.${String(i + 1).padStart(3, '0')}`,
    descricao: `${clientes[contratoOf(nome).cliente].nomeFantasia} – ${contratoOf(nome).objeto}`,
  }))
  const centroIds = porNome(
    nomes,
    await tx.insertInto('centroDeCusto').values(centros).returning('id').execute(),
  )
  const linhas = nomes.map((nome, i) => {
    const { cliente, objeto, uf, inicio, fim } = contratoOf(nome)
    const datas = { inicio: somarDias(hoje, inicio), fim: somarDias(hoje, fim) }
    return {
      ...datas,
      numero: `${String(i + 1).padStart(3, '0')}/${datas.inicio.slice(0, 4)}`,
      clienteId: clienteIds[cliente],
      objeto,
      sindicatoId: sindicatoIds[uf],
      centroDeCustoId: centroIds[nome],
    }
  })
  const contratoIds = porNome(nomes, await tx.insertInto('contrato').values(linhas).returning('id').execute())
  return { contratoIds, centroIds }
}

async function inserirPostos(
  tx: Tx,
  { contratoIds, cargoIds, escalaIds }: Pick<Organizacao, 'contratoIds' | 'cargoIds' | 'escalaIds'>,
): Promise<number[]> {
  const chave = (p: { contrato: ContratoNome; local: string }): string => `${p.contrato} ${p.local}`
  const locais = [...new Map(postos.map((posto) => [chave(posto), posto])).values()]
  const linhas = locais.map(({ contrato, local }, i) => {
    const { municipio, uf } = lugares[contratoOf(contrato).lugar]
    const endereco = `Avenida do Comércio, ${(i + 1) * 120}`
    return { contratoId: contratoIds[contrato], nome: local, endereco, municipio, uf }
  })
  const localIds = porNome(
    locais.map(chave),
    await tx.insertInto('local').values(linhas).returning('id').execute(),
  )
  const inseridos = await tx
    .insertInto('posto')
    .values(
      postos.map((posto) => ({
        localId: localIds[chave(posto)] ?? 0,
        contratoId: contratoIds[posto.contrato],
        cargoId: cargoIds[posto.cargo],
        escalaId: escalaIds[posto.escala],
        quantidade: posto.quantidade,
        salarioPrevistoCentavos: salarioPrevisto(posto),
        insalubridade: posto.insalubridade,
        periculosidade: posto.periculosidade,
      })),
    )
    .returning('id')
    .execute()
  return emOrdem(inseridos)
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
