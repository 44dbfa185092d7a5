import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { simplificar } from '@rh/domain/importacao/celula'
import type { ErroDaLinha } from '@rh/domain/importacao/define'
import type { UsuarioImportado } from '@rh/domain/importacao/tipos/usuarios'
import { isEscopado } from '@rh/domain/setores/grupos'
import { modelosDeHorario } from '@rh/domain/usuarios/horarios'
import type { Tx } from '../../../db/db.ts'
import { hashSenha } from '../../auth/senha.ts'
import { saveContratos, saveGrupos, saveHorarios } from '../../usuarios/acessos.ts'
import type { Importador, Linha } from '../importador.ts'
import { findContratosDoNumero } from './cadastros.ts'

interface UsuarioPronto extends UsuarioImportado {
  readonly contratoIds: readonly number[]
}

type Achado = readonly [coluna: keyof UsuarioImportado, mensagem: string]

export const usuarios: Importador<UsuarioImportado, UsuarioPronto> = {
  async conferir(tx, linhas) {
    const nomes = await findNomes(tx, linhas)
    const contratos = await findContratosDoNumero(
      tx,
      linhas.flatMap(({ valores }) => valores.contratos ?? []),
    )
    const doArquivo = new Map<string, number>()
    const novas: UsuarioPronto[] = []
    const erros: ErroDaLinha[] = []
    let existentes = 0
    for (const { linha, valores } of linhas) {
      if (nomes.get(valores.usuario)?.email === valores.email) {
        existentes += 1
        continue
      }
      const achados = [
        ...conferirNomes(valores, linha, nomes, doArquivo),
        ...conferirContratos(valores, contratos),
      ]
      for (const [coluna, mensagem] of achados)
        erros.push({
          linha,
          coluna,
          valor: coluna === 'contratos' ? '' : String(valores[coluna] ?? ''),
          mensagem,
        })
      const contratoIds = (valores.contratos ?? []).map((numero) => contratos.get(simplificar(numero)) ?? 0)
      if (achados.length === 0) novas.push({ ...valores, contratoIds })
    }
    return { novas, existentes, erros }
  },

  async gravar({ tx }, novas, _contexto, aoGravar) {
    // A hash of what nobody knows, the same for all: a sign-in takes as long as for everyone, and opens nothing.
    const senhaHash = await hashSenha(randomBytes(32).toString('base64'))
    const ids: number[] = []
    for (const { usuario, nome, email, grupos, horario, contratoIds } of novas) {
      const { id } = await tx
        .insertInto('usuario')
        .values({ usuario, nome, email, senhaHash, trocaSenhaObrigatoria: true })
        .returning('id')
        .executeTakeFirstOrThrow()
      await saveGrupos(tx, id, grupos)
      await saveHorarios(tx, id, modelosDeHorario[horario].horarios)
      await saveContratos(tx, id, contratoIds)
      ids.push(id)
      aoGravar(ids.length)
    }
    return ids
  },
}

interface Dono {
  readonly usuario: string
  readonly email: string
}

/** Who has each login and e-mail: the two share one space of names, because the sign-in page takes either. */
async function findNomes(
  tx: Tx,
  linhas: readonly Linha<UsuarioImportado>[],
): Promise<ReadonlyMap<string, Dono>> {
  const queridos = sql.val(linhas.flatMap(({ valores: { usuario, email } }) => [usuario, email]))
  const { rows } = await sql<Dono>`
    select usuario, email from usuario
     where usuario = any (${queridos}::text[]) or email = any (${queridos}::text[])`.execute(tx)
  return new Map(rows.flatMap((dono) => [[dono.usuario, dono] as const, [dono.email, dono] as const]))
}

function conferirNomes(
  valores: UsuarioImportado,
  linha: number,
  nomes: ReadonlyMap<string, Dono>,
  doArquivo: Map<string, number>,
): Achado[] {
  const achados: Achado[] = []
  for (const coluna of ['usuario', 'email'] as const) {
    const nome = valores[coluna]
    const dono = nomes.get(nome)
    const outra = doArquivo.get(nome)
    const o = coluna === 'usuario' ? 'usuário' : 'e-mail'
    if (dono) achados.push([coluna, `Este ${o} já é de ${dono.usuario} (${dono.email}). Escolha outro.`])
    else if (outra !== undefined && outra !== linha)
      achados.push([coluna, `Este ${o} já está na linha ${outra}. Escolha outro.`])
    else doArquivo.set(nome, linha)
  }
  return achados
}

function conferirContratos(
  { contratos = [], grupos }: UsuarioImportado,
  conhecidos: ReadonlyMap<string, number>,
): Achado[] {
  const faltam = contratos.filter((numero) => !conhecidos.has(simplificar(numero)))
  if (faltam.length > 0)
    return [
      [
        'contratos',
        `Não há o contrato ${faltam.join(', ')}. Importe os contratos antes, ou corrija o número.`,
      ],
    ]
  if (isEscopado(grupos) && contratos.length === 0)
    return [
      ['contratos', 'Gestor e Assistente Gestor só veem os contratos escolhidos: informe pelo menos um.'],
    ]
  return []
}
