import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RelatorioSalvo } from '@rh/domain/contract/relatorios-salvos'
import { frequencias } from '@rh/domain/relatorios/frequencias'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { latest } from '../../lib/api/latest.ts'
import { formatDate } from '../../lib/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { salvosQuery, type Relatorio } from './chamadas.ts'
import type { Acao } from './GuardadoDialogs.tsx'

const GuardadoDialogs = lazyPart(
  'GuardadoDialogs',
  async () => (await import('./GuardadoDialogs.tsx')).GuardadoDialogs,
)

/** Who made it, and when it is sent to whom. */
function detalheDe({ dono, envio }: RelatorioSalvo): string {
  if (!envio) return `Guardado por ${dono}`
  const quem = envio.destinatarios.map(({ label }) => label).join(', ')
  const quando = frequencias[envio.frequencia].label
  return `Guardado por ${dono} · ${quando}, a próxima vez em ${formatDate(envio.proximo)}, para ${quem}`
}

/** Definitions that the sector keeps: all of them, or those of one report. */
export function Guardados({
  relatorios,
  de,
}: {
  readonly relatorios: readonly Relatorio[]
  readonly de?: Relatorio['nome']
}) {
  const setor = useSetor()
  const { data, error, refetch } = useQuery(salvosQuery(setor))
  const [acao, setAcao] = useState<Acao | null>(null)
  const salvos = data?.results.filter(({ relatorio }) => de === undefined || relatorio === de) ?? []
  if (error && !data)
    return (
      <Section title="Guardados pelo setor">
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  if (salvos.length === 0) return null
  return (
    <Section title="Guardados pelo setor" subtitle="Com nome e filtros, para todos do setor">
      {data?.temCorreio === false && salvos.some(({ envio }) => envio) && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Este sistema não tem servidor de e-mail: os envios marcados não saem até que o administrador
          configure um.
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {salvos.map((salvo) => (
          <Box
            component="li"
            key={salvo.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Link
                to={`${hrefOf(setor, 'setor.relatorios', { relatorio: salvo.relatorio })}?${salvo.busca}`}
                style={{ color: 'inherit', fontWeight: 600 }}
              >
                {salvo.nome}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {de === undefined &&
                  `${relatorios.find(({ nome }) => nome === salvo.relatorio)?.titulo ?? ''} · `}
                {detalheDe(salvo)}
              </Typography>
            </Box>
            {salvo.meu && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }} data-sem-impressao>
                {(['agendar', 'renomear', 'excluir'] as const).map((tipo) => (
                  <Button
                    key={tipo}
                    size="small"
                    color="inherit"
                    aria-label={`${nomes[tipo]}: ${salvo.nome}`}
                    onClick={() => setAcao({ tipo, salvo })}
                  >
                    {nomes[tipo]}
                  </Button>
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {acao && (
        <GuardadoDialogs
          acao={acao.tipo === 'guardar' ? acao : { ...acao, salvo: latest(salvos, acao.salvo) }}
          onClose={() => setAcao(null)}
        />
      )}
    </Section>
  )
}

const nomes = { agendar: 'Enviar por e-mail', renomear: 'Renomear', excluir: 'Excluir' } as const
