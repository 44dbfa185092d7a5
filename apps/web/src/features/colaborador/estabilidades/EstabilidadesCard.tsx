import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { nomeDoFato, quemVeEstabilidades } from '@rh/domain/colaborador/estabilidade'
import { situacoesDaEstabilidade } from '@rh/domain/regras/estabilidade/pessoa'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { formatDate, formatDateTime } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Lido, Lista, TextoDaLinha } from '../partes.tsx'
import { estabilidadesQuery, type Ficha } from '../queries.ts'

// Forms, loaded when one is opened.
const FatoDialog = lazyPart('FatoDialog', async () => (await import('./FatoDialog.tsx')).FatoDialog)
const AnularFatoDialog = lazyPart(
  'AnularFatoDialog',
  async () => (await import('./FatoDialog.tsx')).AnularFatoDialog,
)

type Lidas = ReplyOf<'GET /api/colaborador/estabilidades/:id'>
type Estabilidade = Lidas['estabilidades'][number]
export type RegistroDeFato = Lidas['registros'][number]

type Aberto =
  | { readonly acao: 'registrar' }
  | { readonly acao: 'corrigir' | 'anular'; readonly registro: RegistroDeFato }

/** Until when the person cannot be dismissed and why, and the facts that were registered of it; for who may see them. */
export function EstabilidadesCard({ ficha }: { readonly ficha: Ficha }) {
  const grupos = useGrupos()
  return quemVeEstabilidades.some((grupo) => grupos.includes(grupo)) ? <Card ficha={ficha} /> : null
}

function Card({ ficha }: { readonly ficha: Ficha }) {
  const lidas = useQuery(estabilidadesQuery(ficha.id))
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const onClose = () => setAberto(null)
  const registra = lidas.data?.registra ?? []
  return (
    <Section
      title="Estabilidade"
      flush
      actions={
        registra.length > 0 && (
          <Button size="small" variant="outlined" onClick={() => setAberto({ acao: 'registrar' })}>
            Registrar
          </Button>
        )
      }
    >
      <Lido query={lidas}>
        {({ estabilidades, registros }) => (
          <>
            <Protecoes estabilidades={estabilidades} />
            <Registros registros={registros} onAbrir={setAberto} />
          </>
        )}
      </Lido>
      {aberto?.acao === 'registrar' && <FatoDialog ficha={ficha} tipos={registra} onClose={onClose} />}
      {aberto?.acao === 'corrigir' && (
        <FatoDialog ficha={ficha} tipos={registra} registro={aberto.registro} onClose={onClose} />
      )}
      {aberto?.acao === 'anular' && (
        <AnularFatoDialog ficha={ficha} registro={aberto.registro} onClose={onClose} />
      )}
    </Section>
  )
}

const tons = { vigente: 'warning', futura: 'info', encerrada: 'default' } as const

function Protecoes({ estabilidades }: { readonly estabilidades: readonly Estabilidade[] }) {
  if (estabilidades.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 3, pb: 3 }}>
        Nenhuma estabilidade conhecida.
      </Typography>
    )
  return (
    <Lista>
      {estabilidades.map((uma) => (
        <li key={`${uma.nome} ${uma.inicio} ${uma.origem}`} data-antigo={uma.situacao === 'encerrada'}>
          <TextoDaLinha
            titulo={
              <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                {uma.nome}
                <StatusChip label={situacoesDaEstabilidade[uma.situacao]} tone={tons[uma.situacao]} />
              </Box>
            }
            detalhes={[periodoDe(uma), uma.origem, uma.fundamento]}
            nota={uma.situacao === 'encerrada' ? null : permitidoEm(uma)}
          />
        </li>
      ))}
    </Lista>
  )
}

function periodoDe({ inicio, fim, previsto }: Estabilidade): string {
  if (fim === null) return `Desde ${formatDate(inicio)}, sem data final conhecida`
  return `De ${formatDate(inicio)} a ${formatDate(fim)}${previsto ? ', fim previsto' : ''}`
}

const permitidoEm = ({ permite }: Estabilidade): string | null =>
  permite.length === 0 ? null : `Ainda permite: ${permite.join('; ').toLowerCase()}.`

const registroDito = ({ tipo, inicio }: RegistroDeFato): string =>
  `${nomeDoFato(tipo)}, desde ${formatDate(inicio)}`

interface RegistrosProps {
  readonly registros: readonly RegistroDeFato[]
  readonly onAbrir: (aberto: Aberto) => void
}

/** What was typed, the newest first; what another row replaced stays to be read. */
function Registros({ registros, onAbrir }: RegistrosProps) {
  if (registros.length === 0) return null
  return (
    <>
      <Typography
        variant="overline"
        component="h3"
        color="textSecondary"
        sx={{ px: 3, pt: 2, display: 'block' }}
      >
        Registros
      </Typography>
      <Lista>
        {registros.map((registro) => (
          <li key={registro.id} data-antigo={registro.substituido !== null}>
            <TextoDaLinha
              titulo={nomeDoFato(registro.tipo)}
              detalhes={[
                `Desde ${formatDate(registro.inicio)}`,
                registro.documento,
                `${registro.por ?? 'Sistema'}, ${formatDateTime(registro.em)}`,
              ]}
              nota={substituicaoDe(registro)}
            />
            {registro.substituido === null && (
              <Box sx={{ flexBasis: '100%', display: 'flex', gap: 1, ml: -0.75 }}>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Corrigir: ${registroDito(registro)}`}
                  onClick={() => onAbrir({ acao: 'corrigir', registro })}
                >
                  Corrigir
                </Button>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Anular: ${registroDito(registro)}`}
                  onClick={() => onAbrir({ acao: 'anular', registro })}
                >
                  Anular
                </Button>
              </Box>
            )}
          </li>
        ))}
      </Lista>
    </>
  )
}

function substituicaoDe({ substituido }: RegistroDeFato): string | null {
  if (substituido === null) return null
  const { anulado, motivo, por, em } = substituido
  return `${anulado ? 'Anulado' : 'Corrigido'} por ${por ?? 'Sistema'}, ${formatDateTime(em)}: ${motivo}`
}
