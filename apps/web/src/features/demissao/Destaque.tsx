import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { PendenciaList } from '../../ui/feedback/PendenciaList.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import type { Registro } from './registro.ts'
import { Relogio } from './Relogio.tsx'

/** The person knows: from here on somebody else may be looked for. */
const comunicada: readonly string[] = ['em_aviso', 'desligado', 'em_conferencia', 'finalizada']

/** What stops the next move, or will be read with it: each once, whichever checks found it. */
export const queFaltam = ({ pendencias }: Pick<Registro, 'pendencias'>): Registro['pendencias'] =>
  pendencias.filter(
    ({ severidade, mensagem }, i) =>
      severidade !== 'info' && pendencias.findIndex((outra) => outra.mensagem === mensagem) === i,
  )

/** First on the page: the clock of the payment, what the next move waits for, and the admission that takes the place. */
export function Destaque({ registro }: { readonly registro: Registro }) {
  const { relogio, colaborador, status, visao } = registro
  const pendencias = queFaltam(registro)
  // Who is told only the dates has no part in who comes next.
  const reposicao = comunicada.includes(status) && visao !== 'datas' ? registro.reposicao : null
  if (!relogio && !reposicao && pendencias.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
      {relogio && <Relogio relogio={relogio} />}
      {pendencias.length > 0 && (
        <Section title="Para o próximo passo" subtitle="O que falta, e o que é bom saber antes.">
          <PendenciaList pendencias={pendencias} />
        </Section>
      )}
      {reposicao && colaborador && <Reposicao reposicao={reposicao} noLugarDe={colaborador.id} />}
    </Box>
  )
}

interface ReposicaoProps {
  readonly reposicao: NonNullable<Registro['reposicao']>
  readonly noLugarDe: number
}

/** The way to an admission in the place of the person, for who may start one. */
function Reposicao({ reposicao, noLugarDe }: ReposicaoProps) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { postoId, posto, desde } = reposicao
  const busca = new URLSearchParams({
    postoId: String(postoId),
    dataPrevista: desde,
    noLugarDe: String(noLugarDe),
  })
  return (
    <Alert
      severity="info"
      icon={<Icon name="admissao" />}
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-action': { alignItems: 'center', pt: 0 } }}
      action={
        canOpen('admissao.criar') && (
          <Button
            component={Link}
            to={`${hrefOf(setor, 'admissao.criar')}?${busca}`}
            size="small"
            variant="outlined"
            color="inherit"
          >
            Admitir no lugar
          </Button>
        )
      }
    >
      <strong>Repor a vaga:</strong> {`${posto}, livre a partir de ${formatDate(desde)}.`}
    </Alert>
  )
}
