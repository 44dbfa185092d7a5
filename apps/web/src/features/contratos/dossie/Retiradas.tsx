import Typography from '@mui/material/Typography'
import { Timeline } from '../../../ui/data/Timeline.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { mesPorExtenso, type Dossie } from './queries.ts'

/** Who took the dossier of which month, for whom and why. */
export const Retiradas = ({ retiradas }: { readonly retiradas: Dossie['retiradas'] }) => (
  <Section title="Quem já tirou o dossiê">
    {retiradas.length === 0 ? (
      <Typography variant="body2" color="textSecondary">
        Ninguém tirou o dossiê deste contrato ainda. Cada retirada fica registrada aqui.
      </Typography>
    ) : (
      <Timeline
        events={retiradas.map(({ id, mes, para, motivo, quem, em, pessoas, faltas }) => ({
          id,
          at: em,
          who: quem,
          title: `Para ${para}: ${mesPorExtenso(mes)}`,
          text: `${motivo} · ${pessoas} ${pessoas === 1 ? 'pessoa' : 'pessoas'}${comFaltas(faltas)}`,
          tone: faltas > 0 ? 'warning' : 'success',
        }))}
      />
    )}
  </Section>
)

const comFaltas = (faltas: number): string =>
  faltas === 0 ? ', completo' : faltas === 1 ? ', 1 item com falta' : `, ${faltas} itens com faltas`
