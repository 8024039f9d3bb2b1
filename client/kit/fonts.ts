/** The two families, self-hosted. The browser fetches only the slices whose letters stand on the page. */
import '@fontsource-variable/noto-sans-jp';
import '@fontsource/shippori-mincho/600.css';
