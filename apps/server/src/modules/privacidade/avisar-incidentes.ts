import { formatData } from '@rh/domain/br/data'
import { avisoDoPrazo, prazoDeComunicar, type AvisoDoPrazo } from '@rh/domain/privacidade/incidentes'
import { setores } from '@rh/domain/setores/setores'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import { hojeEm, isoDe } from '../../clock.ts'
import { writeAsSystem } from '../../db/write.ts'
import type { Tarefa } from '../../tarefa.ts'

const NOME = 'privacidade.avisar-incidentes'

/**
 * Tells administrators that an incident has to be told to ANPD and to the people: on the business day before the end of
 * the term, on its last day, and once it is over. By the hour, since an incident may be registered on its last day.
 */
export const avisarIncidentes: Tarefa = {
  nome: NOME,
  titulo: 'Avisos do prazo de comunicar incidentes',
  cron: '10 * * * *',
  executar: (deps) =>
    writeAsSystem(deps, NOME, async (work) => {
      const { tx, agora } = work
      const hoje = hojeEm(agora, deps.config.empresaFuso)
      const abertos = await tx
        .selectFrom('incidente')
        .select(['id', 'conhecidoEm', 'riscoRelevante', 'anpdEm', 'titularesEm'])
        .where('riscoRelevante', '=', true)
        .where((eb) => eb.or([eb('anpdEm', 'is', null), eb('titularesEm', 'is', null)]))
        .orderBy('conhecidoEm')
        .orderBy('id')
        .execute()
      for (const incidente of abertos) {
        const quando = avisoDoPrazo(incidente, hoje)
        if (quando === null) continue
        const prazo = prazoDeComunicar(incidente.conhecidoEm)
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('incidenteAlerta')
          .values({ incidenteId: incidente.id, prazo, quando, em: isoDe(agora) })
          .onConflict((oc) => oc.doNothing())
          .executeTakeFirst()
        if (Number(numInsertedOrUpdatedRows ?? 0) === 0) continue
        await deps.alertas.avisar(work, {
          usuarioIds: await pessoasDosGrupos(tx, setores.admin.grupos, []),
          assunto: 'sistema',
          icone: quando === 'vespera' ? 'warning' : 'error',
          texto: textoDe(quando, incidente, prazo),
        })
      }
    }),
}

interface AComunicar {
  readonly conhecidoEm: string
  readonly anpdEm: string | null
  readonly titularesEm: string | null
}

function textoDe(
  quando: AvisoDoPrazo,
  { conhecidoEm, anpdEm, titularesEm }: AComunicar,
  prazo: string,
): string {
  const faltam = [anpdEm === null && 'a ANPD', titularesEm === null && 'os titulares']
    .filter(Boolean)
    .join(' e ')
  const ate = {
    vespera: `até ${formatData(prazo)}`,
    ultimo: 'hoje, no último dia do prazo',
    atrasado: `já: o prazo acabou em ${formatData(prazo)}`,
  }[quando]
  return `Incidente com dados pessoais conhecido em ${formatData(conhecidoEm)}: comunique ${faltam} ${ate}. Veja em Privacidade.`
}
