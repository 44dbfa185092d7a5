import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import type { EventoDaFolha, PreviaDaFolha } from '@rh/domain/contract/folha'
import { operacoesDaFolha, tiposDeEvento } from '@rh/domain/integracoes/folha'
import { hrefOf } from '@rh/domain/setores/rotas'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { StatusChip, type Tone } from '../../../ui/data/StatusChip.tsx'
import { Frame, Table } from '../../../ui/table/parts.ts'

const PRIMEIRAS = 50

const tons: Readonly<Record<EventoDaFolha['operacao'], Tone>> = {
  inclusao: 'default',
  correcao: 'warning',
  exclusao: 'error',
}

const Pequeno = ({ children }: { readonly children: string }) => (
  <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
)

interface ContagensProps {
  readonly contagens: PreviaDaFolha['contagens']
}

/** How many lines there are of each kind: `3 admissões`; corrections and exclusions say so. */
export const Contagens = ({ contagens }: ContagensProps) => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
    {contagens.map(({ tipo, operacao, total }) => (
      <li key={`${tipo} ${operacao}`}>
        <StatusChip
          tone={tons[operacao]}
          label={`${tiposDeEvento[tipo].label}${operacao === 'inclusao' ? '' : ` · ${operacoesDaFolha[operacao].label.toLowerCase()}`}: ${formatNumber(total)}`}
        />
      </li>
    ))}
  </Box>
)

interface EventosProps {
  readonly eventos: readonly EventoDaFolha[]
  /** Of the whole file, which may have more than what came. */
  readonly total: number
}

/** Lines of a file, by person. */
export function Eventos({ eventos, total }: EventosProps) {
  const [todas, setTodas] = useState(false)
  const mostradas = todas ? eventos : eventos.slice(0, PRIMEIRAS)
  return (
    <>
      <Frame>
        <Table aria-label="Linhas do arquivo">
          <thead>
            <tr>
              {['Nome', 'Evento', 'Data', 'O que diz', 'Contrato'].map((titulo) => (
                <th key={titulo} scope="col">
                  {titulo}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mostradas.map((evento) => (
              <Linha key={evento.referencia} evento={evento} />
            ))}
          </tbody>
        </Table>
      </Frame>
      {mostradas.length < eventos.length && (
        <Button fullWidth color="inherit" sx={{ py: 1.5, borderRadius: 0 }} onClick={() => setTodas(true)}>
          {`Mostrar ${formatNumber(eventos.length)} linhas`}
        </Button>
      )}
      {eventos.length < total && (todas || eventos.length <= PRIMEIRAS) && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 3, py: 2 }}>
          {`As outras ${formatNumber(total - eventos.length)} linhas estão no arquivo.`}
        </Typography>
      )}
    </>
  )
}

function Linha({ evento }: { readonly evento: EventoDaFolha }) {
  const setor = useSetor()
  const { colaboradorId: id, operacao, enviadoEm } = evento
  return (
    <tr data-link={false}>
      <td data-title="true">
        <Link to={hrefOf(setor, 'colaborador.visualizar', { id })}>{evento.nome}</Link>
        <Pequeno>{`Matrícula ${evento.matricula}`}</Pequeno>
      </td>
      <td data-label="Evento">
        <span>
          {tiposDeEvento[evento.tipo].label}
          {operacao !== 'inclusao' && (
            <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
              <StatusChip tone={tons[operacao]} label={operacoesDaFolha[operacao].label} />
            </Box>
          )}
        </span>
      </td>
      <td data-label="Data" data-code="true">
        <span>
          {formatDate(evento.data)}
          {evento.retroativo && <Pequeno>Retroativo</Pequeno>}
        </span>
      </td>
      <td data-label="O que diz">
        <span>
          {evento.resumo}
          {enviadoEm && <Pequeno>{`Antes, no arquivo ${nomeDoEnvio(enviadoEm)}`}</Pequeno>}
        </span>
      </td>
      <td data-label="Contrato">{evento.contrato}</td>
    </tr>
  )
}

/** `11/2026`, and `11/2026 (2)` for a file that complements the first. */
export const nomeDoEnvio = ({
  competencia,
  sequencia,
}: {
  readonly competencia: string
  readonly sequencia: number
}): string => `${competencia.slice(5)}/${competencia.slice(0, 4)}${sequencia === 1 ? '' : ` (${sequencia})`}`
