import { ordenarSubstitutos } from '@rh/domain/regras/cobertura/ajuste'
import type { Tx } from '../../db/db.ts'
import { indiceDeBuracos } from '../../modules/cobertura/indice.ts'
import { janelaDe } from '../../modules/cobertura/janela.ts'
import { procurarPessoas } from '../../modules/cobertura/pessoas.ts'
import { lerPostos, type PostoComDias } from '../../modules/cobertura/postos.ts'
import { processoDoBuraco } from '../../modules/cobertura/quadro.ts'
import { diasAbertos, turnoACobrir } from '../../modules/cobertura/turno.ts'
import type { Palco } from './ferias.ts'

/** Everybody's contracts are looked at. */
const TODOS = { id: 0, escopado: false } as const
/** Of the posts with holes one in so many is covered by a folguista, and one in so many is left by consent of the client. */
const CADA = { coberto: 2, autorizado: 5 } as const
/** Posts that are looked at, in the order of the contracts, and shifts of each that a folguista takes. */
const POSTOS = 12
const TURNOS = 3

/** Some holes of the next days covered, one left by consent, the others open: as the rules let them be. */
export async function inserirCoberturas(tx: Tx, { hoje, agora, usuarioIds }: Palco): Promise<void> {
  const janela = janelaDe(hoje)
  const indice = await indiceDeBuracos(tx, { ator: TODOS, janela })
  const comBuraco = indice.filter(({ dias }) => dias.some(({ abertos }) => abertos > 0)).slice(0, POSTOS)
  const quando = {
    registradaPor: usuarioIds['gestor'] ?? null,
    registradaEm: agora.subtract({ hours: 26 }).toString(),
  }
  for (const [i, { id }] of comBuraco.entries()) {
    const [posto] = await lerPostos(tx, [id], janela)
    if (!posto) continue
    if (i % CADA.coberto === 0) await cobrir(tx, posto, hoje, quando)
    else if (i % CADA.autorizado === 1) await deixar(tx, posto, quando)
  }
}

interface Quando {
  readonly registradaPor: number | null
  readonly registradaEm: string
}

/** The absence of the first hole, or null where it is a free slot. */
function primeiroBuraco({ dias, ...posto }: PostoComDias): { readonly processoId: number | null } {
  const dia = dias.find(({ faltam }) => faltam > 0)
  const buraco = dia?.buracos.find(({ cobertura }) => cobertura === null)
  return { processoId: buraco && dia ? processoDoBuraco(posto, buraco, dia.data) : null }
}

/** A folguista takes the first shifts that the rules allow, each with those before it taken. */
async function cobrir(tx: Tx, posto: PostoComDias, hoje: string, quando: Quando): Promise<void> {
  const { processoId } = primeiroBuraco(posto)
  const turnoDe = await turnoACobrir(tx, posto)
  const { ate } = janelaDe(hoje)
  const dias = diasAbertos(posto, processoId).slice(0, TURNOS)
  const pessoas = await procurarPessoas(tx, { ator: TODOS, posto, data: hoje }, { ate, menos: null })
  let folguistas = pessoas.filter(({ tipo }) => tipo === 'folguista')
  for (const data of dias) {
    const turno = turnoDe(data)
    const melhor = turno ? ordenarSubstitutos(turno, folguistas)[0] : undefined
    if (!turno || melhor?.pode !== true) continue
    const { colaboradorId } = melhor.candidato
    folguistas = folguistas.map((um) =>
      um.colaboradorId === colaboradorId ? { ...um, outrosTurnos: [...(um.outrosTurnos ?? []), turno] } : um,
    )
    await tx
      .insertInto('alocacao')
      .values({
        ...quando,
        vinculoId: colaboradorId,
        postoId: posto.id,
        processoId,
        inicio: data,
        fim: data,
        tipo: 'folguista',
      })
      .execute()
  }
}

/** The client agreed to go without on the first two days. */
async function deixar(tx: Tx, posto: PostoComDias, quando: Quando): Promise<void> {
  const { processoId } = primeiroBuraco(posto)
  const linhas = diasAbertos(posto, processoId)
    .slice(0, 2)
    .map((data) => ({
      ...quando,
      postoId: posto.id,
      processoId,
      inicio: data,
      fim: data,
      autorizadoPor: 'Fiscal do contrato, por mensagem',
    }))
  if (linhas.length > 0) await tx.insertInto('coberturaAutorizada').values(linhas).execute()
}
