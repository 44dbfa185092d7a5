/** Icons of the sign-in page, of its fields and of the theme: a separate chunk, so that a first visit does not download the whole set. */
export const essential = {
  'abre-baixo': 'M6 9.5l6 6 6-6',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.7v.1',
  alerta:
    'M10.6 4.8L3.3 17.5a1.6 1.6 0 0 0 1.4 2.5h14.6a1.6 1.6 0 0 0 1.4-2.5L13.4 4.8a1.6 1.6 0 0 0-2.8 0zM12 9.5v4.2M12 16.7v.1',
  erro: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5v5.5M12 16.3v.1',
  olho: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'olho-fechado':
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.5M6.3 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2',
  relogio: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
} as const
